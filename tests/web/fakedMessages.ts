// Stands between a page and the server's WebSockets: what is rare there (a disk that is full, a match that is
// held) is said to the page as the server would say it.
import type { Page, WebSocketRoute } from 'playwright-core';
import { eventually } from './waiting';

export type Message = Record<string, unknown> & { t: string };
type Change = (message: Message) => Message | null;

const asIs: Change = message => message;

export class Interposed {
  private page: WebSocketRoute | null = null;
  private server: WebSocketRoute | null = null;
  private held: Message[] = [];
  private hears: Change = asIs;
  private says: Change = asIs;
  private refuses: number | null = null;

  /** Before the page is opened. */
  static async at(page: Page): Promise<Interposed> {
    const between = new Interposed();
    await page.routeWebSocket(/\/ws\/r\//, route => between.connect(route));
    return between;
  }

  /** From now on what the server says reaches the page so; null: not at all. */
  tells(change: Change): void {
    this.hears = change;
  }

  /** What the page asks from now on waits, if `wanted` says so, until `goesOn`. */
  waits(wanted: (message: Message) => boolean): void {
    this.says = message => {
      if (!wanted(message)) return message;
      this.held.push(message);
      return null;
    };
  }

  goesOn(): void {
    this.says = asIs;
    for (const message of this.held.splice(0)) this.server?.send(JSON.stringify(message));
  }

  /** What the page asked for, of what waits; it waits no longer, and the server never hears of it. */
  taken(t: string): Promise<Message> {
    return eventually(async () => {
      const at = this.held.findIndex(message => message.t === t);
      if (at < 0) throw new Error(`the page did not ask for ${t}`);
      return this.held.splice(at, 1)[0]!;
    });
  }

  /** To the page, as if the server said it. */
  say(message: Message): void {
    this.page!.send(JSON.stringify(message));
  }

  /**
   * The page's connections are closed with that code, the one that stands and those to come; null: no longer.
   */
  async refusesWith(code: number | null): Promise<void> {
    this.refuses = code;
    if (code !== null && this.page !== null) await this.page.close({ code });
  }

  private connect(route: WebSocketRoute): void {
    if (this.refuses !== null) return void route.close({ code: this.refuses });
    this.page = route;
    this.server = route.connectToServer();
    route.onMessage(text => pass(text, this.says, this.server!));
    this.server.onMessage(text => pass(text, this.hears, route));
  }
}

function pass(text: string | Buffer, change: Change, to: WebSocketRoute): void {
  const message = change(JSON.parse(String(text)) as Message);
  if (message !== null) to.send(JSON.stringify(message));
}
