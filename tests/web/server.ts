// A server for one file of tests: the real program on a free port of this machine, with a folder that is
// deleted with it.
import { type ChildProcess, execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

export class Server {
  private readonly folder = mkdtempSync(join(tmpdir(), 'reami-data-'));
  private program: ChildProcess | null = null;
  port = 0;

  private constructor(private readonly settings: readonly string[]) {}

  /** Bots move at once, unless `settings` say otherwise. */
  static async start(...settings: string[]): Promise<Server> {
    const server = new Server([
      '--bot-waits',
      '0',
      '--arrival-burst',
      '10000',
      '--connect-burst',
      '1000',
      '--connections-an-address', // Firefox keeps some idle connections
      '1000',
      ...settings,
    ]);
    await server.up();
    return server;
  }

  /** The address, with the base path if there is one. */
  get origin(): string {
    const base = this.settings.indexOf('--base-path') + 1;
    return `http://127.0.0.1:${this.port}${base === 0 ? '' : this.settings[base]}`;
  }

  /** Starts the program, on its earlier port if it has had one. */
  async up(): Promise<void> {
    const program = process.env.TESTED_SERVER;
    if (program === undefined) throw new Error('TESTED_SERVER names no program');
    const more = ['--port', String(this.port), '--data', this.folder, '--shards', '1', '--log-level', 'warn'];
    this.program = spawn(program, [...more, ...this.settings], {
      stdio: ['ignore', 'pipe', 'inherit'],
    });
    this.port = await portIn(this.program);
  }

  /** The output of `reami-server admin` with these arguments. */
  admin(...command: string[]): string {
    const given = ['admin', '--data', this.folder, ...command];
    return execFileSync(process.env.TESTED_SERVER!, given, { encoding: 'utf8' });
  }

  /** Kills the program without a warning. */
  async kill(): Promise<void> {
    if (!this.program) return;
    const gone = once(this.program, 'exit');
    this.program.kill('SIGKILL');
    await gone;
    this.program = null;
  }

  async end(): Promise<void> {
    await this.kill();
    rmSync(this.folder, { recursive: true });
  }
}

/** Reads the port from a line such as `Reami is at http://127.0.0.1:41234`. */
async function portIn(program: ChildProcess): Promise<number> {
  let said = '';
  for await (const piece of program.stdout!) {
    said += String(piece);
    const port = /:(\d+)[/\s]/.exec(said)?.[1];
    if (port !== undefined) {
      program.stdout!.resume();
      return Number(port);
    }
  }
  throw new Error(`the server did not come up: ${said}`);
}
