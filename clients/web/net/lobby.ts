// The list of open rooms, updated by the server.
import { signal } from '@preact/signals';
import type { FromServer, FromServerOpenRoom } from 'reami';
import { reloadOnce } from '../browser/reload';
import type { Reconnect } from './reconnect';
import { takeNotice } from './serverNotice';
import { Socket } from './socket';

/** Milliseconds between checks of the clock and the connection. */
const looksEvery = 20_000;
/** A longer time between two checks, in milliseconds, means that the machine or the page was suspended. */
const slept = 2 * looksEvery;
/**
 * Milliseconds without a message after which the connection is replaced. The server takes no pings here, so
 * silence is the only sign of a dead connection.
 */
const silence = 180_000;

export class Lobby {
  /** null until the list has come */
  readonly rooms = signal<readonly FromServerOpenRoom[] | null>(null);
  /** the server accepts no more connections at the moment; the client tries again */
  readonly isFull = signal(false);
  /** the server has another version, even after a reload */
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

  /** Replaces a connection that may be dead by a new one, on which the server sends the whole list. */
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
