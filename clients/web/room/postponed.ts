// What is done only after a few seconds, in which it can be called back: removing somebody, leaving a match.
import { type Signal, signal } from '@preact/signals';

/** In which it can be called back. */
export const secondsToUndo = 5;

export interface Postponed {
  /** what will happen after that many seconds, in words */
  says: (seconds: number) => string;
  act: () => void;
  secondsLeft: number;
}

/** Nothing has been sent of what waits here: who closes the page calls it back. */
export class PostponedActs {
  /** in the order in which they come */
  readonly all: Signal<readonly Postponed[]> = signal([]);
  private timer: ReturnType<typeof setInterval> | undefined;

  add(says: Postponed['says'], act: () => void): void {
    this.all.value = [...this.all.value, { says, act, secondsLeft: secondsToUndo }];
    this.timer ??= setInterval(() => this.tick(), 1000);
  }

  undo(index: number): void {
    this.keep(this.all.value.filter((_, at) => at !== index));
  }

  undoAll(): void {
    this.keep([]);
  }

  private tick(): void {
    const later = this.all.value.map(one => ({ ...one, secondsLeft: one.secondsLeft - 1 }));
    this.keep(later.filter(one => one.secondsLeft > 0));
    for (const { act, secondsLeft } of later) if (secondsLeft <= 0) act();
  }

  private keep(all: readonly Postponed[]): void {
    this.all.value = all;
    if (all.length > 0) return;
    clearInterval(this.timer);
    this.timer = undefined;
  }
}
