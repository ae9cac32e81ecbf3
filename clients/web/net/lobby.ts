// The list of open rooms, as it changes.
import { signal } from '@preact/signals';
import type { FromServer, FromServerOpenRoom } from 'reami';
import { reloadOnce } from '../browser/reload';
import type { Reconnect } from './reconnect';
import { takeNotice } from './serverNotice';
import { Socket } from './socket';

/** Milliseconds between the looks at the clock and at the line. */
const looksEvery = 20_000;
/** The clock went on by more than that from one look to the next: the machine slept, or the page did. */
const slept = 2 * looksEvery;
/** The server takes no messages here, so that no answer tells whether the line still stands. */
const silence = 180_000;

export class Lobby {
  /** null until the list has come */
  readonly rooms = signal<readonly FromServerOpenRoom[] | null>(null);
  /** the server takes nobody more at the moment; it is asked again */
  readonly isFull = signal(false);
  /** the server is of another version, also after a reload */
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

  /** While nobody looks at the page, nothing is asked. */
  private readonly seen = (): void => {
    if (document.visibilityState === 'visible') this.look();
  };

  /** A line that may have died without a word gives way to a new one, on which the whole list comes. */
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
