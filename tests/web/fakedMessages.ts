// Sits between a page and the server's WebSockets, and fakes rare messages of the server, such as those about
// a full disk or a held match.
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

  /** Must be called before the page is opened. */
  static async at(page: Page): Promise<Interposed> {
    const between = new Interposed();
    await page.routeWebSocket(/\/ws\/r\//, route => between.connect(route));
    return between;
  }

  /** From now on, `change` rewrites each message of the server to the page; null drops it. */
  tells(change: Change): void {
    this.hears = change;
  }

  /** From now on, holds back each message of the page for which `wanted` is true, until `goesOn`. */
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

  /** Waits for a held message of that kind, and takes it, so that the server never gets it. */
  taken(t: string): Promise<Message> {
    return eventually(async () => {
      const at = this.held.findIndex(message => message.t === t);
      if (at < 0) throw new Error(`the page did not ask for ${t}`);
      return this.held.splice(at, 1)[0]!;
    });
  }

  /** Sends a message to the page as if it came from the server. */
  say(message: Message): void {
    this.page!.send(JSON.stringify(message));
  }

  /** Closes the page's current and later connections with that code; null ends this. */
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
