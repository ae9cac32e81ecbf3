// A server and a browser for all tests of a file; both end with the tests.
import { after, before } from 'node:test';
import type { Browser } from 'playwright-core';
import { type BrowserOptions, Person, startBrowser, type PersonOptions } from './person';
import { Server } from './server';

export class TestEnvironment {
  server!: Server;
  browser!: Browser;

  /** Must be called at the top of a file. `settings` are for the server, and the rest is for the browser. */
  constructor({ settings = [], ...options }: BrowserOptions & { settings?: string[] } = {}) {
    before(async () => {
      this.server = await Server.start(...settings);
      this.browser = await startBrowser(options);
    });
    after(async () => {
      await this.browser?.close();
      await this.server?.end();
    });
  }

  person(options: PersonOptions = {}): Promise<Person> {
    return Person.at(this.browser, this.server.origin, options);
  }

  /** A person whose browser is Italian. */
  italian(options: PersonOptions = {}): Promise<Person> {
    return this.person({ locale: 'it-IT', ...options });
  }
}
