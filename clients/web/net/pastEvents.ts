// What the match told so far: patches as they come, and what came before or between, asked of the server
// piece by piece once somebody wants to read it. PROTOCOL.md, "What was told before".
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
  /** nobody answers now, until the match is shown anew */
  private isInVain = false;
  /** the question under way */
  private asked: string | null = null;
  private waiting: ReturnType<typeof setTimeout> | null = null;

  /** `send` gives a text to the server; false if nobody hears it now. */
  constructor(private readonly send: (text: string) => boolean) {}

  /** From now on, what is missing is asked for. */
  want(): void {
    this.isWanted = true;
    this.ask();
  }

  /** The line stands; `you` is who looks. Another one is told other things. */
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

  /** Expects a patch that follows what was known. */
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
