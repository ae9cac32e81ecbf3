// Actions that are sent only after a few seconds, in which the player can cancel them: removing somebody,
// leaving a match.
import { type Signal, signal } from '@preact/signals';

/** The seconds in which the player can cancel an action. */
export const secondsToUndo = 5;

export interface Postponed {
  /** the announcement of the action, with the remaining seconds */
  says: (seconds: number) => string;
  act: () => void;
  secondsLeft: number;
}

/** The waiting actions are not sent yet, so closing the page cancels them. */
export class PostponedActs {
  /** in the order in which they were added */
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
