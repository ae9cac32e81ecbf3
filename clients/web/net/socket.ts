// One WebSocket that comes back by itself. Knows waits and heartbeats, and nothing of what is said.
import { Close, subprotocol } from 'reami';
import { at } from '../browser/base';
import { handshakeFailed, handshakeSucceeded } from './passage';
import { type Reconnect, ReconnectPolicy } from './reconnect';

export interface Listener {
  opened(): void;
  received(text: string): void;
  /** `code` is the close code, 1006 if there was none; `then` is what the socket does by itself. */
  lost(code: number, then: Reconnect): void;
  /** The page came into sight, or went out of it. */
  sightChanged?(): void;
}

/** What a listener needs of its socket; tests have their own. */
export type Wire = Pick<
  Socket,
  'open' | 'close' | 'send' | 'greeted' | 'restartsIn' | 'hurry' | 'again' | 'leave'
>;
export type Connect = (path: string, listener: Listener) => Wire;

/**
 * `pings`: asks again and again whether the other side still hears. `listens`: the other side takes no
 * messages.
 */
export type Manner = 'pings' | 'listens';

const ping = '{"t":"ping"}';
/** The close code of a page that is left. */
const goingAway = 1001;

const heartbeat = 20_000;
/** How long an answer to a ping may take before the line counts as lost. */
const answerWithin = 8_000;
/**
 * The same when the browser believes that it is offline, which says little: the server may be this machine.
 */
const answerWithinOffline = 2_000;

export class Socket {
  private socket: WebSocket | null = null;
  private policy = new ReconnectPolicy();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeats: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** the page was left, and wants its connection back if somebody comes back to it */
  private isPutAway = false;

  constructor(
    private readonly path: string,
    private readonly listener: Listener,
    private readonly manner: Manner,
  ) {}

  open(): void {
    this.connect();
    addEventListener('online', this.hurry);
    addEventListener('offline', this.doubt);
    document.addEventListener('visibilitychange', this.lookedAt);
    addEventListener('pagehide', this.putAway);
    addEventListener('pageshow', this.takenOut);
  }

  /** Leaves for good; the listener hears no more. */
  close(): void {
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.lookedAt);
    removeEventListener('pagehide', this.putAway);
    removeEventListener('pageshow', this.takenOut);
    clearTimeout(this.timer);
    this.drop();
  }

  /** Lost if no connection stands. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** The server greeted: from now on a loss is a new one. */
  greeted(): void {
    this.policy.greeted();
  }

  /** The server said within what time to come back. */
  restartsIn(seconds: number): void {
    this.policy.restartsIn(seconds);
  }

  /** The server has lost what it served: another will be found, as after a restart. */
  leave(): void {
    this.lost(Close.restart);
  }

  /** Tries at once, if it waits to come back. */
  readonly hurry = (): void => {
    if (this.socket !== null || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Opens again after the other side said goodbye for good. */
  again(): void {
    if (this.socket === null) this.connect();
  }

  private connect(): void {
    this.timer = undefined;
    const address = `${location.protocol === 'https:' ? 'wss' : 'ws'}://${location.host}${at(this.path)}`;
    const socket = new WebSocket(address, subprotocol);
    this.socket = socket;
    socket.onopen = () => {
      handshakeSucceeded();
      this.heartbeats = setInterval(() => this.ask(answerWithin), heartbeat);
      this.listener.opened();
    };
    socket.onmessage = message => {
      this.heard();
      this.listener.received(String(message.data));
    };
    socket.onclose = closed => {
      if (closed.code === 1006) handshakeFailed();
      this.lost(closed.code);
    };
  }

  private lost(code: number): void {
    this.drop();
    const then = this.policy.after(code);
    if (then.what === 'again' || then.what === 'without-token') {
      this.timer = setTimeout(() => this.connect(), then.wait);
    }
    this.listener.lost(code, then);
  }

  private drop(): void {
    this.heard();
    clearInterval(this.heartbeats);
    const socket = this.socket;
    this.socket = null;
    if (!socket) return;
    socket.onopen = socket.onmessage = socket.onclose = null;
    // A browser reports an error to its console when a socket is closed that is not open yet.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  // Whether the other side still hears.

  private ask(within: number): void {
    if (this.manner === 'listens') return;
    this.send(ping);
    clearTimeout(this.silence);
    this.silence = setTimeout(() => this.lost(1006), within);
  }

  private heard(): void {
    clearTimeout(this.silence);
  }

  private readonly doubt = (): void => {
    if (this.socket) this.ask(answerWithinOffline);
  };

  private readonly lookedAt = (): void => {
    this.listener.sightChanged?.();
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask(answerWithin);
    else this.hurry();
  };

  // A page that was left may be kept as it is: its browser would answer the server's pings on and on.

  private readonly putAway = (): void => {
    this.isPutAway = this.socket !== null || this.timer !== undefined;
    if (!this.isPutAway) return;
    clearTimeout(this.timer);
    this.timer = undefined;
    this.drop();
    this.listener.lost(goingAway, { what: 'again', wait: 0 });
  };

  private readonly takenOut = (): void => {
    if (!this.isPutAway) return;
    this.isPutAway = false;
    this.connect();
  };
}
