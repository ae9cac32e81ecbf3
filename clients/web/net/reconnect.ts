// The client's reaction to a lost connection (PROTOCOL.md, "Close codes"). Waits grow with each failure.
import { Close } from 'reami';

/** Whether and when to connect again. */
export type Reconnect =
  | { what: 'stays' } // reconnecting would not help, or is not wanted
  | { what: 'again' | 'without-token'; wait: number } // in milliseconds
  | { what: 'reload' }; // the server has another version than this page

const firstWait = 250;
const longestWait = 15_000;
/** The time for a restart, in milliseconds, unless the server announces another. */
const restartTakes = 3_000;

/**
 * The wait after a connection that was too slow. It doubles each time, until a connection has lasted for a
 * minute.
 */
const firstWaitOfSlow = 1_000;
const longestWaitOfSlow = 60_000;
const holds = 60_000;

/** Counts consecutive failures and computes the next wait. One object per connection. */
export class ReconnectPolicy {
  private failures = 0;
  private restartTakes = restartTakes;
  private tooSlow = 0;
  private greetedAt = Infinity;

  /**
   * `chance` returns evenly distributed numbers from 0 to 1, which spread the reconnects of many clients over
   * time. `now` is a clock in milliseconds.
   */
  constructor(
    private readonly chance: () => number = Math.random,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `code` is the close code, 1006 if the connection broke without one or never opened. */
  after(code: number): Reconnect {
    switch (code) {
      case Close.normal:
      case Close.binary:
      case Close.bad_text:
      case Close.too_large:
      case Close.opened_elsewhere:
      case Close.removed:
      case Close.banned:
      case Close.room_closed:
      case Close.unknown_room:
      case Close.private_room:
      case Close.barred:
        return { what: 'stays' };
      case Close.unknown_version:
        return { what: 'reload' };
      case Close.policy:
        return { what: 'again', wait: 60_000 };
      case Close.full:
        return { what: 'again', wait: 30_000 };
      case Close.unknown_token:
        return { what: 'without-token', wait: 0 };
      case Close.too_slow:
        return { what: 'again', wait: this.slow() };
      case Close.restart:
        return { what: 'again', wait: this.failures === 0 ? this.restart() : this.growing() };
      default:
        return { what: 'again', wait: this.growing() };
    }
  }

  /** The server announced a restart, and the seconds within which clients should reconnect. */
  restartsIn(seconds: number): void {
    this.restartTakes = seconds * 1000;
  }

  /** The server has greeted: the next wait is short again. */
  greeted(): void {
    this.failures = 0;
    this.restartTakes = restartTakes;
    this.greetedAt = this.now();
  }

  /**
   * A greeting does not reset this wait, because the server greets slow clients too: only a connection that
   * lasted does.
   */
  private slow(): number {
    if (this.now() - this.greetedAt >= holds) this.tooSlow = 0;
    this.greetedAt = Infinity;
    return Math.min(longestWaitOfSlow, firstWaitOfSlow * 2 ** this.tooSlow++);
  }

  private restart(): number {
    this.failures++;
    return this.restartTakes * this.chance();
  }

  private growing(): number {
    const whole = Math.min(longestWait, firstWait * 2 ** this.failures++);
    return whole * (0.5 + this.chance() / 2);
  }
}
