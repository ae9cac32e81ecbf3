// Actions that the client sends only after a few seconds, so that the player can cancel them: removing
// somebody, or leaving a match.
import { type Signal, signal } from '@preact/signals';

/** How many seconds the player has to cancel an action. */
export const secondsToUndo = 5;

export interface Postponed {
  /** the text about the action, with the remaining seconds */
  says: (seconds: number) => string;
  act: () => void;
  secondsLeft: number;
}

/** The actions that the client has not sent yet. If the player closes the page, they are never sent. */
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
