// The events of the match up to now. Patches bring the new ones. When somebody opens the log, the client asks
// the server for earlier and missed ones, part by part. PROTOCOL.md, "Earlier events".
import { signal } from '@preact/signals';
import type {
  FromClientEvents,
  FromServerEvents,
  FromServerNo,
  FromServerPatch,
  FromServerState,
} from 'reami';
import { newId } from '../browser/random';
import type { GameEvent } from '../model/match';
import { firstGap, type PastMoves, withPast } from '../model/pastMoves';
import { willPass } from './pendingRequests';

export class PastEvents {
  readonly told = signal<PastMoves>([]);
  private match = 0;
  private v = 0;
  private you: number | null = null;
  private isWanted = false;
  /** true if the server refuses to answer; the client then asks no more until the next state */
  private isInVain = false;
  /** the id of the request that the server has not answered; null if it has answered all */
  private asked: string | null = null;
  private waiting: ReturnType<typeof setTimeout> | null = null;

  /** `send` sends a text to the server. It returns false if there is no connection. */
  constructor(private readonly send: (text: string) => boolean) {}

  /** From now on, asks the server for missing events. */
  want(): void {
    this.isWanted = true;
    this.ask();
  }

  /**
   * The server has greeted the client. `you` is the viewer's seat. Events depend on the viewer, so if the
   * seat has changed, this drops them.
   */
  greeted(you: number | null): void {
    if (you !== this.you) this.begin(this.match, 0);
    this.you = you;
    this.ask();
  }

  onState({ match, v, events }: FromServerState): void {
    if (match !== this.match || v < this.v) this.begin(match, v);
    this.v = v;
    this.isInVain = false;
    if (events) this.add([{ v, events: events as GameEvent[] }]);
    this.ask();
  }

  /** Adds the events of a patch. Expects a patch that follows the known position. */
  onPatch({ v, n, events }: FromServerPatch): void {
    this.v = v;
    this.add([{ v, ...(n !== undefined && { n }), events: events as GameEvent[] }]);
  }

  onEvents({ id, told }: FromServerEvents): void {
    if (id !== this.asked) return;
    this.asked = null;
    this.isInVain = told.length === 0;
    this.add(told as PastMoves);
    this.ask();
  }

  refused({ id, code, again }: FromServerNo): void {
    if (id !== this.asked) return;
    this.asked = null;
    this.isInVain = !willPass(code);
    if (this.isInVain) return;
    this.waiting = setTimeout(
      () => {
        this.waiting = null;
        this.ask();
      },
      (again ?? 1) * 1000,
    );
  }

  lost(): void {
    this.forgetQuestion();
  }

  private begin(match: number, v: number): void {
    this.match = match;
    this.v = v;
    this.told.value = [];
    this.forgetQuestion();
  }

  private forgetQuestion(): void {
    this.asked = null;
    if (this.waiting !== null) clearTimeout(this.waiting);
    this.waiting = null;
  }

  private add(more: PastMoves): void {
    this.told.value = withPast(this.told.value, more);
  }

  private ask(): void {
    if (!this.isWanted || this.isInVain || this.match === 0 || this.asked !== null || this.waiting !== null)
      return;
    const gap = firstGap(this.told.value, this.v);
    if (gap === null) return;
    const question: FromClientEvents = { t: 'events', id: newId(), match: this.match, ...gap };
    if (this.send(JSON.stringify(question))) this.asked = question.id;
  }
}
