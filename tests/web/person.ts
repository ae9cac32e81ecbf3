// People with browsers, each with a storage of its own. Every test checks here that the console has no error,
// that there is no request to another origin, and that axe-core finds no violation.
import assert from 'node:assert/strict';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { type Browser, type BrowserContextOptions, chromium, firefox, type Page } from 'playwright-core';

import { patience } from './waiting';

declare const TESTS_FOLDER: string;
const axe = readFileSync(join(TESTS_FOLDER, 'node_modules/axe-core/axe.min.js'), 'utf8');

const usualFlags = [
  '--no-sandbox',
  '--disable-gpu',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** `chromium`, `firefox` or `webkit` (run.mjs). */
export const testedBrowser = process.env.TESTED_BROWSER!;
export const isFirefox = testedBrowser === 'firefox';

/**
 * `flags` are for Chromium. `hasScrollBars` gives it scroll bars with a width, as on a desktop; Firefox has
 * them anyway.
 */
export interface BrowserOptions {
  flags?: string[];
  hasScrollBars?: boolean;
}

export function startBrowser({ flags = [], hasScrollBars = false }: BrowserOptions = {}): Promise<Browser> {
  if (isFirefox) return startFirefox();
  const executablePath = process.env.CHROMIUM ?? '/usr/bin/chromium-headless-shell';
  return chromium.launch({
    executablePath,
    headless: true,
    args: [...usualFlags, ...flags],
    ignoreDefaultArgs: hasScrollBars ? ['--hide-scrollbars'] : [],
  });
}

/** Starts Debian's Firefox, which Playwright controls by WebDriver BiDi. */
async function startFirefox(): Promise<Browser> {
  // Firefox refuses to run as root in a home directory of another user.
  const home = mkdtempSync(join(tmpdir(), 'reami-firefox-'));
  const browser = await firefox.launch({
    channel: 'moz-firefox',
    executablePath: '/usr/bin/firefox-esr',
    headless: true,
    timeout: 5 * patience,
    env: { ...process.env, HOME: home },
  });
  browser.on('disconnected', () => rmSync(home, { recursive: true, force: true }));
  return browser;
}

export interface PersonOptions extends BrowserContextOptions {
  /** allowed console messages, for tests in which the server is down */
  forgives?: RegExp;
  /** whether the page asks before it sends a move; `unsaid`: not chosen yet, as for a newcomer */
  asks?: 'on' | 'off' | 'unsaid';
  /** whether tips are shown, as in a person's first match */
  tips?: boolean;
}

export interface Size {
  what: string;
  width: number;
  height: number;
}

/** Runs in the page, because BiDi does not report violations of the page's policy. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    console.error(`${effectiveDirective} refuses ${blockedURI}`),
  );
}

/** Switches that person's pages to another language, and reloads the open one. */
export async function speak({ page }: Person, language: 'en' | 'it'): Promise<void> {
  await page.evaluate(said => localStorage.setItem('reami.language', said), language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** A console message on a busy machine that uses a preloaded file only after some seconds. */
const late = /was preloaded using link preload but not used within a few seconds/;

/** A person with a browser window. */
export class Person {
  private readonly faults: string[] = [];

  private constructor(
    readonly page: Page,
    private readonly origin: string,
    private readonly forgives: RegExp | undefined,
  ) {
    page.on('console', said => {
      const isWrong = said.type() === 'error' || said.type() === 'warning';
      if (isWrong && !late.test(said.text())) this.note(`console: ${said.text()}`);
    });
    page.on('pageerror', error => this.note(`uncaught: ${error.stack ?? error.message}`));
    page.on('request', request => this.watch(request.url()));
    page.on('websocket', socket => this.watch(socket.url().replace(/^ws/, 'http')));
  }

  static async at(
    browser: Browser,
    origin: string,
    { forgives, asks = 'on', tips = false, ...options }: PersonOptions = {},
  ): Promise<Person> {
    const context = await browser.newContext({
      locale: 'en-GB',
      reducedMotion: 'reduce',
      ...options,
    });
    context.setDefaultTimeout(patience);
    if (isFirefox) await context.addInitScript(tellViolations);
    if (asks !== 'unsaid')
      await context.addInitScript(said => {
        if (location.protocol.startsWith('http')) localStorage.setItem('reami.asking', said);
      }, asks);
    if (!tips)
      await context.addInitScript(() => {
        if (location.protocol.startsWith('http'))
          localStorage.setItem('reami.tips_over', '["kingdomino","dominium","toncc","domaine"]');
      });
    return new Person(await context.newPage(), origin, forgives);
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.origin + path);
  }

  /** Presses the button or link with that name. */
  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** The sizes of all visible elements, at one moment; there must be at least one. */
  async sizes(selector: string): Promise<Size[]> {
    const shown = this.page.locator(`${selector} >> visible=true`);
    await shown.first().waitFor();
    return shown.evaluateAll(all =>
      all.map(one => {
        const { width, height } = one.getBoundingClientRect();
        return { what: one.getAttribute('aria-label') ?? one.textContent ?? '', width, height };
      }),
    );
  }

  /** Expects that nothing is wider than the screen. */
  async hasNothingBeside(): Promise<void> {
    const [page, screen, beside] = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      const wide = [...document.querySelectorAll('body *')].filter(
        one => one.getBoundingClientRect().right > clientWidth + 1,
      );
      const names = wide.map(one => `${one.tagName.toLowerCase()}.${one.getAttribute('class')}`);
      return [scrollWidth, clientWidth, names.slice(0, 20).join(' ')] as const;
    });
    assert.ok(page <= screen, `the page is ${page} wide on a screen of ${screen}: ${beside}`);
  }

  /** Expects that axe-core finds no violation on the current page. */
  async findsNoBarrier(): Promise<void> {
    // The page's policy refuses foreign scripts, but not those that a test evaluates.
    const violations = await this.page.evaluate(async script => {
      const module = {
        exports: {} as {
          run: (of: Document, options: object) => Promise<{ violations: AxeViolation[] }>;
        },
      };
      new Function('module', 'exports', script)(module, module.exports);
      const { violations } = await module.exports.run(document, { resultTypes: ['violations'] });
      return violations.map(one => `${one.id}: ${one.nodes.map(node => node.html).join(' | ')}`);
      interface AxeViolation {
        id: string;
        nodes: { html: string }[];
      }
    }, axe);
    assert.deepEqual(violations, []);
  }

  /** Closes the window; fails if the page reported an error. */
  async leave(): Promise<void> {
    await this.page.context().close();
    assert.deepEqual(this.faults, []);
  }

  private watch(url: string): void {
    const isOwn = [this.origin, `blob:${this.origin}`, 'data:'].some(begin => url.startsWith(begin));
    if (!isOwn) this.note(`request to ${url}`);
  }

  private note(fault: string): void {
    if (!this.forgives?.test(fault)) this.faults.push(fault);
  }
}
