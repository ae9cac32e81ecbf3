// A server that the test plays, for the client of a room: PROTOCOL.md.
import { RoomClient } from '../../../clients/web/net/roomClient';
import type { Connect, Listener } from '../../../clients/web/net/socket';

export type Message = Record<string, unknown> & { t: string };

/** The server's side of the connection. */
export class TestServer {
  readonly heard: Message[] = [];
  /** Whether the client closed the connection, to find another node. */
  wasLeft = false;
  private client!: Listener;

  readonly connect: Connect = (_, client) => {
    this.client = client;
    const nothing = () => {};
    return {
      open: nothing,
      close: nothing,
      send: text => void this.heard.push(JSON.parse(text) as Message),
      greeted: nothing,
      restartsIn: nothing,
      hurry: nothing,
      again: nothing,
      leave: () => {
        this.wasLeft = true;
        this.breaks(1012);
      },
    };
  };

  opens(): void {
    this.client.opened();
  }

  says(message: Message): void {
    this.client.received(JSON.stringify(message));
  }

  breaks(code = 1006): void {
    this.client.lost(code, code === 4004 ? { what: 'without-token', wait: 0 } : { what: 'again', wait: 0 });
  }

  closesForGood(code: number): void {
    this.client.lost(code, { what: 'stays' });
  }

  last(): Message {
    return this.heard[this.heard.length - 1]!;
  }
}

export const state = (v: number, more: object = {}): Message => ({
  t: 'state',
  match: 1,
  v,
  view: { left: 10 - v },
  to_act: [1],
  ask: 1,
  legal: ['=3', '=9'],
  h: '',
  catalog: 'sha256-0',
  ...more,
});

export const patch = (v: number, more: object = {}): Message => ({
  t: 'patch',
  v,
  change: { left: 10 - v },
  events: [{ e: 'chosen', seat: 2, domino: 5 }],
  ...more,
});

let rooms = 0;

/** Ada, on seat 1, whose turn it is. Every test has its own room, because the client stores its places. */
export function ada(): { server: TestServer; client: RoomClient } {
  const server = new TestServer();
  const client = new RoomClient(`ROOM${++rooms}`, '', server.connect);
  server.opens();
  server.says({ t: 'here', you: 'seat:1', match: 1, v: 0 });
  server.says(state(0));
  return { server, client };
}
