// WebKitGTK, the engine in Debian that is nearest to Safari's. Playwright can't control it, so this class
// speaks W3C WebDriver.
import assert from 'node:assert/strict';
import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { type AddressInfo, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { eventually, patience } from './waiting';

const library = `/usr/lib/${process.arch === 'arm64' ? 'aarch64' : 'x86_64'}-linux-gnu`;
const capabilities = {
  alwaysMatch: {
    browserName: 'MiniBrowser',
    'webkitgtk:browserOptions': {
      binary: `${library}/webkit2gtk-4.1/MiniBrowser`,
      args: ['--automation'],
    },
  },
};

declare global {
  interface Window {
    /** errors in the page since the test began to watch it */
    faults?: string[];
  }
}

/** One window, on a virtual screen. */
export class WebKit {
  private readonly programs: ChildProcess[] = [];
  private readonly home = mkdtempSync(join(tmpdir(), 'reami-webkit-'));
  private driver = '';
  private session = '';

  static async start(width: number, height: number): Promise<WebKit> {
    const webkit = new WebKit();
    try {
      await webkit.begin();
      await webkit.resize(width, height);
    } catch (error) {
      await webkit.end();
      throw error;
    }
    return webkit;
  }

  private constructor() {}

  async open(address: string): Promise<void> {
    await this.command('POST', 'url', { url: address });
    await this.evaluate(() => {
      const faults: string[] = (window.faults = []);
      addEventListener('error', ({ message }) => faults.push(`uncaught: ${message}`));
      addEventListener('unhandledrejection', ({ reason }) => faults.push(`not handled: ${String(reason)}`));
      addEventListener('securitypolicyviolation', ({ blockedURI }) => faults.push(`refused: ${blockedURI}`));
      console.error = (...said) => faults.push(`console: ${said.join(' ')}`);
    }, null);
  }

  /** Calls `run` with `given` in the page. */
  evaluate<Value, Given>(run: (given: Given) => Value | Promise<Value>, given: Given): Promise<Value> {
    const script = `return (${run})(...arguments)`;
    return this.command('POST', 'execute/sync', { script, args: [given] }) as Promise<Value>;
  }

  /** Clicks there with a mouse. */
  async press(x: number, y: number): Promise<void> {
    const actions = [
      { type: 'pointerMove', duration: 0, origin: 'viewport', x, y },
      { type: 'pointerDown', button: 0 },
      { type: 'pointerUp', button: 0 },
    ];
    const mouse = { type: 'pointer', id: 'mouse', parameters: { pointerType: 'mouse' }, actions };
    await this.command('POST', 'actions', { actions: [mouse] });
  }

  /** Fails if the open page reported an error. */
  async expectNoFault(): Promise<void> {
    assert.deepEqual(await this.evaluate(() => window.faults, null), []);
  }

  /** A picture of the window, as PNG. */
  async picture(): Promise<Buffer> {
    return Buffer.from((await this.command('GET', 'screenshot')) as string, 'base64');
  }

  async end(): Promise<void> {
    if (this.session !== '') await this.command('DELETE', '').catch(() => {});
    for (const program of this.programs.reverse()) {
      const isGone = program.exitCode !== null || program.signalCode !== null;
      const gone = isGone ? null : once(program, 'exit');
      program.kill();
      await gone;
    }
    rmSync(this.home, { recursive: true, force: true });
  }

  private async begin(): Promise<void> {
    const screen = this.run(
      'Xvfb',
      ['-displayfd', '1', '-screen', '0', '1600x1200x24', '-nolisten', 'tcp'],
      {},
    );
    const display = `:${(await firstLine(screen)).trim()}`;
    while (this.driver === '') await this.startDriver(display);
    const { sessionId } = (await this.command('POST', '', { capabilities })) as { sessionId: string };
    this.session = `/${sessionId}`;
    await this.command('POST', 'timeouts', { script: patience, pageLoad: patience });
  }

  /**
   * The driver can't choose a free port by itself. If another program has taken this one meanwhile, the
   * driver ends, and is started with another port.
   */
  private async startDriver(display: string): Promise<void> {
    const port = await freePort();
    const program = this.run('WebKitWebDriver', [`--port=${port}`], { DISPLAY: display });
    await eventually(async () => {
      if (program.exitCode !== null) return;
      const { ok } = await fetch(`http://127.0.0.1:${port}/status`);
      assert.ok(ok);
      this.driver = `http://127.0.0.1:${port}/session`;
    });
  }

  private run(name: string, given: string[], environment: Record<string, string>): ChildProcess {
    const program = spawn(name, given, {
      env: { ...process.env, HOME: this.home, NO_AT_BRIDGE: '1', ...environment },
      stdio: ['ignore', 'pipe', 'ignore'],
    });
    this.programs.push(program);
    return program;
  }

  private async resize(width: number, height: number): Promise<void> {
    const measure = () => this.evaluate(() => [innerWidth, innerHeight] as const, null);
    // The window has its own bar, which reduces the page.
    const [pageWidth, pageHeight] = await measure();
    const rect = (await this.command('GET', 'window/rect')) as { width: number; height: number };
    await this.command('POST', 'window/rect', {
      width: rect.width + width - pageWidth,
      height: rect.height + height - pageHeight,
    });
    await eventually(async () => assert.deepEqual(await measure(), [width, height]));
  }

  private async command(method: string, what: string, body?: object): Promise<unknown> {
    const answer = await fetch(`${this.driver}${this.session}${what && `/${what}`}`, {
      method,
      body: body && JSON.stringify(body),
      signal: AbortSignal.timeout(2 * patience),
    });
    const { value } = (await answer.json()) as { value: unknown };
    if (!answer.ok) throw new Error(`${method} ${what}: ${JSON.stringify(value)}`);
    return value;
  }
}

async function firstLine(program: ChildProcess): Promise<string> {
  let said = '';
  for await (const piece of program.stdout!) {
    said += String(piece);
    if (said.includes('\n')) return said;
  }
  throw new Error(`${program.spawnfile} says nothing: ${said}`);
}

async function freePort(): Promise<number> {
  const taken = createServer().listen(0, '127.0.0.1');
  await once(taken, 'listening');
  const { port } = taken.address() as AddressInfo;
  taken.close();
  await once(taken, 'close');
  return port;
}
