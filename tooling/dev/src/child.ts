import { spawn, type ChildProcess } from 'node:child_process';
import { setTimeout as sleep } from 'node:timers/promises';
import { LastLines, type ShowLine } from './last-lines.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Program {
  /** How messages call it. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to our own environment; `undefined` takes a variable away. */
  readonly env?: Environment;
  /** Run as this user; for programs that refuse to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Gets each line that it prints; without it none is shown, unless it dies. */
  readonly onLine?: ShowLine;
}

export interface Exit {
  readonly name: string;
  readonly code: number | null;
  readonly signal: NodeJS.Signals | null;
  /** The last lines it printed that nobody has seen. */
  readonly lines: readonly string[];
}

const graceMilliseconds = 5_000;

/** A running program and all the processes that it starts in turn: they live in one process group. */
export class Child {
  readonly name: string;
  readonly exited: Promise<Exit>;
  readonly #process: ChildProcess;

  constructor(program: Program) {
    this.name = program.name;
    const output = new LastLines();
    this.#process = spawn(program.command, [...program.args], {
      cwd: program.cwd,
      env: { ...process.env, ...program.env },
      // A group of its own: the terminal's Ctrl-C goes to us alone, and we end the whole group in order.
      detached: true,
      stdio: ['ignore', 'pipe', 'pipe'],
      ...program.user,
    });
    const show = program.onLine ?? (() => false);
    for (const stream of [this.#process.stdout, this.#process.stderr]) if (stream) output.follow(stream, show);
    this.exited = new Promise((resolve) => {
      this.#process.on('error', ({ message }) => resolve({ name: this.name, code: 1, signal: null, lines: [message] }));
      this.#process.on('exit', (code, signal) => {
        // What it printed last may still be in the pipe.
        setImmediate(() => resolve({ name: this.name, code, signal, lines: output.lines }));
      });
    });
  }

  get pid(): number | undefined {
    return this.#process.pid;
  }

  /** Asks the group to end, and ends it if it has not within five seconds. */
  async stop(): Promise<void> {
    this.#signal('SIGTERM');
    const late = new AbortController();
    const timeout = sleep(graceMilliseconds, undefined, { signal: late.signal }).catch(() => undefined);
    await Promise.race([this.exited, timeout]);
    late.abort();
    // Also reaches children that outlived their parent.
    this.#signal('SIGKILL');
    await this.exited;
  }

  #signal(signal: NodeJS.Signals): void {
    if (this.pid === undefined) return;
    try {
      process.kill(-this.pid, signal);
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'ESRCH') throw error;
    }
  }
}

/** `stopped with exit code 1` */
export function describeExit({ code, signal }: Exit): string {
  return signal === null ? `stopped with exit code ${code}` : `was ended by ${signal}`;
}
