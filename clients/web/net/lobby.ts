// The list of open rooms. The server sends every change of it.
import { signal } from '@preact/signals';
import type { FromServer, FromServerOpenRoom } from 'reami';
import { reloadOnce } from '../browser/reload';
import type { Reconnect } from './reconnect';
import { takeNotice } from './serverNotice';
import { Socket } from './socket';

/** How many milliseconds pass between two checks of the clock and the connection. */
const looksEvery = 20_000;
/** If more milliseconds pass between two checks, the machine or the page was asleep. */
const slept = 2 * looksEvery;
/**
 * If no message comes for so many milliseconds, the client replaces the connection. On this connection the
 * server takes no pings, so silence is the only sign that the connection is dead.
 */
const silence = 180_000;

export class Lobby {
  /** null until the list has arrived */
  readonly rooms = signal<readonly FromServerOpenRoom[] | null>(null);
  /** true if the server takes no more connections now; the client tries again later */
  readonly isFull = signal(false);
  /** true if the server still has another version after the page was reloaded */
  readonly isOutdated = signal(false);
  private socket = this.line();
  private readonly looks = setInterval(() => this.look(), looksEvery);
  private heardAt = Date.now();
  private lookedAt = Date.now();

  constructor() {
    this.socket.open();
    document.addEventListener('visibilitychange', this.seen);
  }

  close(): void {
    clearInterval(this.looks);
    document.removeEventListener('visibilitychange', this.seen);
    this.socket.close();
  }

  opened(): void {}

  received(text: string): void {
    this.heardAt = Date.now();
    const message = JSON.parse(text) as FromServer;
    takeNotice(message);
    if (message.t !== 'rooms') return;
    this.socket.greeted();
    this.rooms.value = message.rooms;
    this.isFull.value = false;
  }

  lost(code: number, then: Reconnect): void {
    this.isFull.value = code === 1013;
    if (then.what === 'reload') this.isOutdated.value = !reloadOnce();
  }

  private line(): Socket {
    return new Socket('/ws/lobby', this, 'listens');
  }

  /** Checks the connection when the page becomes visible. */
  private readonly seen = (): void => {
    if (document.visibilityState === 'visible') this.look();
  };

  /** If the connection may be dead, replaces it. On the new connection the server sends the whole list. */
  private look(): void {
    const now = Date.now();
    const hasSlept = now - this.lookedAt > slept;
    const isSilent = now - this.heardAt > silence;
    if (document.visibilityState !== 'visible') return;
    this.lookedAt = now;
    if (!hasSlept && !isSilent) return;
    this.heardAt = now;
    this.socket.close();
    this.socket = this.line();
    this.socket.open();
  }
}
