import { execa } from 'execa';
import { LastLines, type ShowLine } from './last-lines.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Program {
  /** Its name in messages. */
  readonly name: string;
  readonly command: string;
  readonly args: readonly string[];
  readonly cwd: string;
  /** Added to the environment of this process; `undefined` removes a variable. */
  readonly env?: Environment;
  /** Run as this user; for programs that refuse to run as root. */
  readonly user?: { readonly uid: number; readonly gid: number };
  /** Called with each line of its output. Without it, output is shown only if the program fails. */
  readonly onLine?: ShowLine;
}

export interface Exit {
  readonly name: string;
  /** Undefined if a signal ended the program. */
  readonly code: number | undefined;
  readonly signal: string | undefined;
  /** The last lines of its output that were not shown. */
  readonly lines: readonly string[];
}

/** A running program and all its descendants, which are in one process group. */
export class Child {
  readonly name: string;
  /** Resolves when the program and its descendants have ended; never rejects. */
  readonly exited: Promise<Exit>;
  readonly #subprocess;

  constructor(program: Program) {
    this.name = program.name;
    this.#subprocess = spawn(program);
    // Descendants do not survive the program.
    this.#subprocess.nodeChildProcess.once('exit', () => this.#subprocess.kill('SIGKILL'));
    this.exited = this.#follow(program.onLine ?? (() => false));
  }

  get pid(): number | undefined {
    return this.#subprocess.pid;
  }

  /** Sends SIGTERM to the program and its descendants, and SIGKILL to those that are still running after five seconds. */
  async stop(): Promise<void> {
    this.#subprocess.kill();
    await this.exited;
  }

  async #follow(show: ShowLine): Promise<Exit> {
    const output = new LastLines();
    const [result] = await Promise.all([
      this.#subprocess,
      output.follow(this.#subprocess.iterable({ from: 'stdout' }), show),
      output.follow(this.#subprocess.iterable({ from: 'stderr' }), show),
    ]);
    const { exitCode, signal, originalMessage } = result;
    const isStarted = this.pid !== undefined;
    return {
      name: this.name,
      code: isStarted ? exitCode : 1,
      signal,
      lines: isStarted || originalMessage === undefined ? output.lines : [originalMessage],
    };
  }
}

function spawn({ command, args, cwd, env = {}, user }: Program) {
  return execa(command, args, {
    cwd,
    env,
    ...user,
    stdin: 'ignore',
    // A process group of its own: the terminal sends Ctrl-C only to this process, which then stops the programs.
    killDescendants: true,
    forceKillAfterDelay: 5_000,
    reject: false,
    // A server can print more than fits into memory.
    buffer: false,
  });
}

/** `stopped with exit code 1` */
export function describeExit({ code, signal }: Exit): string {
  return signal === undefined ? `stopped with exit code ${code}` : `was ended by ${signal}`;
}
