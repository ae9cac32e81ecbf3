// People with browsers: each has a storage of their own. What must hold in every test is looked at here: no
// error in the console, no request to another origin, no violation that axe-core finds.
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

/** `flags` are Chromium's; scroll bars that take room are those of a desk, and Firefox has them anyway. */
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

/** Debian's own, by WebDriver BiDi. */
async function startFirefox(): Promise<Browser> {
  // To root it refuses a home that is not root's own.
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
  /** what the console may say, as a server is gone on purpose */
  forgives?: RegExp;
  /** whether moves are shown once more before they are sent; `unsaid`: as for somebody who comes first */
  asks?: 'on' | 'off' | 'unsaid';
  /** whether tips are given, as in a person's first match */
  tips?: boolean;
}

export interface Size {
  what: string;
  width: number;
  height: number;
}

/** In the page: BiDi does not say what the page's policy refused. */
function tellViolations(): void {
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) =>
    console.error(`${effectiveDirective} refuses ${blockedURI}`),
  );
}

/** From now on pages speak that language to that person, whatever is open. */
export async function speak({ page }: Person, language: 'en' | 'it'): Promise<void> {
  await page.evaluate(said => localStorage.setItem('reami.language', said), language);
  await page.reload();
  await page.locator(`html[lang=${language}]`).waitFor();
}

/** What a browser says where a busy machine takes some seconds to come to what it fetched first. */
const late = /was preloaded using link preload but not used within a few seconds/;

/** Somebody with a browser window. */
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

  /** The button or link of that name is pressed. */
  async press(name: string | RegExp): Promise<void> {
    await this.page.getByRole('button', { name }).first().click();
  }

  async sees(text: string | RegExp): Promise<void> {
    await this.page.getByText(text).first().waitFor();
  }

  /** How large all are that are shown of these, at one moment; there is at least one. */
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

  /** Nothing is wider than the screen. */
  async hasNothingBeside(): Promise<void> {
    const [page, screen] = await this.page.evaluate(() => {
      const { scrollWidth, clientWidth } = document.documentElement;
      return [scrollWidth, clientWidth];
    });
    assert.ok(page! <= screen!, `the page is ${page} wide on a screen of ${screen}`);
  }

  /** Nothing that axe-core finds wrong on the page as it stands. */
  async findsNoBarrier(): Promise<void> {
    // The policy of the page lets no foreign script in; what the test's own hand evaluates is not the page's.
    const violations = await this.page.evaluate(async script => {
      const module = {
        exports: {} as {
          run: (of: Document) => Promise<{ violations: AxeViolation[] }>;
        },
      };
      new Function('module', 'exports', script)(module, module.exports);
      const { violations } = await module.exports.run(document);
      return violations.map(one => `${one.id}: ${one.nodes.map(node => node.html).join(' | ')}`);
      interface AxeViolation {
        id: string;
        nodes: { html: string }[];
      }
    }, axe);
    assert.deepEqual(violations, []);
  }

  /** Closes the window; fails if something went wrong in it. */
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
