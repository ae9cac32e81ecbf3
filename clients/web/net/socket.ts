// One WebSocket that reconnects by itself. It handles waits and heartbeats, and does not interpret messages.
import { Close, subprotocol } from 'reami';
import { at } from '../browser/base';
import { handshakeFailed, handshakeSucceeded } from './passage';
import { type Reconnect, ReconnectPolicy } from './reconnect';

export interface Listener {
  opened(): void;
  received(text: string): void;
  /** `code` is the close code, 1006 if there was none; `then` is the socket's reaction. */
  lost(code: number, then: Reconnect): void;
  /** The page became visible or hidden. */
  sightChanged?(): void;
}

/** The functions that a listener uses; tests implement their own. */
export type Wire = Pick<
  Socket,
  'open' | 'close' | 'send' | 'greeted' | 'restartsIn' | 'hurry' | 'again' | 'leave'
>;
export type Connect = (path: string, listener: Listener) => Wire;

/** `pings`: sends pings at intervals. `listens`: the server takes no messages. */
export type Manner = 'pings' | 'listens';

const ping = '{"t":"ping"}';
/** The close code when the browser leaves the page. */
const goingAway = 1001;

const heartbeat = 20_000;
/** The time limit for the answer to a ping, in milliseconds. After it the connection counts as lost. */
const answerWithin = 8_000;
/**
 * The time limit for the answer to a ping while the browser believes that it is offline. Even then the server
 * may be reachable, for example on this machine.
 */
const answerWithinOffline = 2_000;

export class Socket {
  private socket: WebSocket | null = null;
  private policy = new ReconnectPolicy();
  private timer: ReturnType<typeof setTimeout> | undefined;
  private heartbeats: ReturnType<typeof setInterval> | undefined;
  private silence: ReturnType<typeof setTimeout> | undefined;
  /** the page was left; the socket reconnects if the person returns */
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

  /** Closes the socket for good; the listener gets no more calls. */
  close(): void {
    removeEventListener('online', this.hurry);
    removeEventListener('offline', this.doubt);
    document.removeEventListener('visibilitychange', this.lookedAt);
    removeEventListener('pagehide', this.putAway);
    removeEventListener('pageshow', this.takenOut);
    clearTimeout(this.timer);
    this.drop();
  }

  /** Discards the text if there is no connection. */
  send(text: string): void {
    if (this.socket?.readyState === WebSocket.OPEN) this.socket.send(text);
  }

  /** The server has greeted: the next wait is short again. */
  greeted(): void {
    this.policy.greeted();
  }

  /** The server announced a restart and the seconds within which to reconnect. */
  restartsIn(seconds: number): void {
    this.policy.restartsIn(seconds);
  }

  /** The node has lost the room: reconnects as after a restart, to reach another node. */
  leave(): void {
    this.lost(Close.restart);
  }

  /** Reconnects at once if it is waiting. */
  readonly hurry = (): void => {
    if (this.socket !== null || this.timer === undefined) return;
    clearTimeout(this.timer);
    this.connect();
  };

  /** Opens again after the server closed the connection for good. */
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
    // Browsers log an error if a script closes a socket that is not open yet.
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
    this.listener.sightChanged?.();
    if (document.visibilityState !== 'visible') return;
    if (this.socket?.readyState === WebSocket.OPEN) this.ask(answerWithin);
    else this.hurry();
  };

  // A browser may keep a page in memory after the person has left it. Such a page would still answer the
  // server's pings.

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
