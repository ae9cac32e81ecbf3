// The list of open rooms, as it changes.
import { signal } from '@preact/signals';
import type { FromServer, FromServerOpenRoom } from 'reami';
import { takeNotice } from './serverNotice';
import { Socket } from './socket';

export class Lobby {
  /** null until the list has come */
  readonly rooms = signal<readonly FromServerOpenRoom[] | null>(null);
  /** the server takes nobody more at the moment; it is asked again */
  readonly isFull = signal(false);
  private readonly socket = new Socket('/ws/lobby', this, 'listens');

  constructor() {
    this.socket.open();
  }

  close(): void {
    this.socket.close();
  }

  opened(): void {}

  received(text: string): void {
    const message = JSON.parse(text) as FromServer;
    takeNotice(message);
    if (message.t !== 'rooms') return;
    this.socket.greeted();
    this.rooms.value = message.rooms;
    this.isFull.value = false;
  }

  lost(code: number): void {
    this.isFull.value = code === 1013;
  }
}
