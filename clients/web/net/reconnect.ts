// Decides what the client does after it has lost a connection (PROTOCOL.md, "Close codes"). Waits grow with
// each failure.
import { Close } from 'reami';

/** Whether and when the client connects again. */
export type Reconnect =
  | { what: 'stays' } // connecting again would not help, or nobody wants it
  | { what: 'again' | 'without-token'; wait: number } // in milliseconds
  | { what: 'reload' }; // the server has another version than this page

const firstWait = 250;
const longestWait = 15_000;
/** How many milliseconds a restart takes, unless the server announces another time. */
const restartTakes = 3_000;

/**
 * The wait after the server has closed a connection because this client was too slow. The wait doubles each
 * time, until a connection has lasted for a minute.
 */
const firstWaitOfSlow = 1_000;
const longestWaitOfSlow = 60_000;
const holds = 60_000;

/** Counts failures in a row, and computes the next wait. Each connection has its own object. */
export class ReconnectPolicy {
  private failures = 0;
  private restartTakes = restartTakes;
  private tooSlow = 0;
  private greetedAt = Infinity;

  /**
   * `chance` returns numbers from 0 to 1, all equally likely. They spread the reconnects of many clients over
   * time. `now` is a clock in milliseconds.
   */
  constructor(
    private readonly chance: () => number = Math.random,
    private readonly now: () => number = () => performance.now(),
  ) {}

  /** `code` is the close code; it is 1006 if the connection had none, or never opened. */
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

  /** The server has announced a restart. Clients should connect again within this number of seconds. */
  restartsIn(seconds: number): void {
    this.restartTakes = seconds * 1000;
  }

  /** The server has greeted the client, so the next wait is short again. */
  greeted(): void {
    this.failures = 0;
    this.restartTakes = restartTakes;
    this.greetedAt = this.now();
  }

  /**
   * The wait of a slow client. The server also greets slow clients, so a greeting does not make this wait
   * short again. Only a connection that has lasted does.
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
