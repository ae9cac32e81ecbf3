// What to do when a connection is gone: PROTOCOL.md, "Close codes", with waits that grow.
import { Close } from 'reami';

/** Whether and when to connect again. */
export type Reconnect =
  | { what: 'stays' } // coming back would not help, or was not wished
  | { what: 'again' | 'without-token'; wait: number } // in milliseconds
  | { what: 'reload' }; // this page is of another version than the server

const firstWait = 250;
const longestWait = 15_000;
/** Unless the server says otherwise. */
const restartTakes = 3_000;

/** After a line that was too slow: this, and twice as long each time, until a line has held for a minute. */
const firstWaitOfSlow = 1_000;
const longestWaitOfSlow = 60_000;
const holds = 60_000;

/** Remembers how often in a row it went wrong. One for each connection. */
export class ReconnectPolicy {
  private failures = 0;
  private restartTakes = restartTakes;
  private tooSlow = 0;
  private greetedAt = Infinity;

  /**
   * `chance` gives evenly spread numbers from 0 to 1: so that many clients do not come back at once. `now` is a clock in
   * milliseconds.
   */
  constructor(
    private readonly chance: () => number = Math.random,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `code` is the close code, 1006 if the line broke without one or never stood. */
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

  /** The server says that it restarts, and within how many seconds to come back. */
  restartsIn(seconds: number): void {
    this.restartTakes = seconds * 1000;
  }

  /** The server greeted: the next wait is short again. */
  greeted(): void {
    this.failures = 0;
    this.restartTakes = restartTakes;
    this.greetedAt = this.now();
  }

  /** The server greets even whom it then finds too slow: only a line that held is a good one. */
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
