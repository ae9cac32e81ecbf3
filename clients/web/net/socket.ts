// A WebSocket that connects again by itself. It keeps the waits and the heartbeats, and does not read
// messages.
import { Close, subprotocol } from 'reami';
import { at } from '../browser/base';
import { handshakeFailed, handshakeSucceeded } from './passage';
import { type Reconnect, ReconnectPolicy } from './reconnect';

export interface Listener {
  opened(): void;
  received(text: string): void;
  /**
   * The connection is lost. `code` is the close code, 1006 without one; `then` says what the socket will do.
   */
  lost(code: number, then: Reconnect): void;
  /** The page has become visible or hidden. */
  tellPresence?(): void;
}

/** The functions of the socket that a listener uses. Tests pass an object of their own. */
export type Wire = Pick<
  Socket,
  'open' | 'close' | 'send' | 'greeted' | 'restartsIn' | 'hurry' | 'again' | 'leave'
>;
export type Connect = (path: string, listener: Listener) => Wire;

/** `pings` sends pings at intervals. `listens` sends nothing, because the server takes no messages. */
export type Manner = 'pings' | 'listens';

const ping = '{"t":"ping"}';
/** The close code that a browser uses when the person leaves the page. */
const goingAway = 1001;

const heartbeat = 20_000;
/** How many milliseconds the answer to a ping may take. After this time the connection counts as lost. */
const answerWithin = 8_000;
/**
 * How many milliseconds the answer to a ping may take while the browser says that it is offline. Even an
 * offline browser may reach the server, for example on its own machine.
 */
const answerWithinOffline = 2_000;

export class Socket {
  private socket: WebSocket | null = null;
  private policy = new ReconnectPolicy();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeats: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** true if the person has left the page; if the person returns, the socket connects again */
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

  /** Closes the socket for good. The listener gets no more calls. */
  close(): void {
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.lookedAt);
    removeEventListener('pagehide', this.putAway);
    removeEventListener('pageshow', this.takenOut);
    clearTimeout(this.timer);
    this.drop();
  }

  /** Sends the text, or drops it if there is no connection. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** The server has greeted the client, so the next wait is short again. */
  greeted(): void {
    this.policy.greeted();
  }

  /** The server has announced a restart. Clients should connect again within this number of seconds. */
  restartsIn(seconds: number): void {
    this.policy.restartsIn(seconds);
  }

  /** The node has lost the room. Connects again as after a restart, and may reach another node. */
  leave(): void {
    this.lost(Close.restart);
  }

  /** If the socket waits before it connects again, it connects at once. */
  readonly hurry = (): void => {
    if (this.socket !== null || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Connects again after the server has closed the connection for good. */
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
    // If a script closes a socket that is not open yet, browsers log an error.
    if (socket.readyState === WebSocket.CONNECTING) socket.onopen = () => socket.close();
    else socket.close();
  }

  // Pings.

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
    this.listener.tellPresence?.();
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask(answerWithin);
    else this.hurry();
  };

  // A browser may keep a page in memory after the person has left the page. If its socket stayed open, the
  // page would still answer the server's pings.

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
