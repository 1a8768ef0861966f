import { readFileSync } from 'node:fs';
import type { Child, Program } from '@veralune/dev/child';
import type { ProcessGroup } from '@veralune/dev/process-group';
import { waitUntilReady } from '@veralune/dev/wait-until-ready';

const startMs = 120_000;

/** A server of the stack that can be killed, frozen and started again. */
export class Service {
  readonly port: number;
  readonly #group: ProcessGroup;
  readonly #program: Program;
  readonly #readyPath: string;
  #child: Child | undefined;
  #isMeantToRun = false;
  #isServing = false;
  /** How often the process ended although it was not told to. */
  crashes = 0;

  constructor(group: ProcessGroup, program: Program, { port, readyPath }: { port: number; readyPath: string }) {
    this.#group = group;
    this.#program = program;
    this.#readyPath = readyPath;
    this.port = port;
  }

  /** Whether it is ready, and was neither killed nor frozen. */
  get isServing(): boolean {
    return this.#isServing;
  }

  get pid(): number | undefined {
    return this.#child?.pid;
  }

  async start(): Promise<void> {
    const child = this.#group.start(this.#program);
    this.#child = child;
    this.#isMeantToRun = true;
    void child.exited.then((exit) => {
      if (this.#child !== child || !this.#isMeantToRun) return;
      this.crashes += 1;
      process.stderr.write(`${exit.name} ended by itself.\n${exit.lines.slice(-20).join('\n')}\n`);
    });
    const url = `http://127.0.0.1:${this.port}${this.#readyPath}`;
    await waitUntilReady(child, { url, timeoutMilliseconds: startMs });
    this.#isServing = true;
  }

  async kill(): Promise<void> {
    this.#isMeantToRun = false;
    this.#isServing = false;
    this.signal('SIGKILL');
    await this.#child?.exited;
  }

  /** It still accepts connections, but does not answer. */
  freeze(): void {
    this.#isServing = false;
    this.signal('SIGSTOP');
  }

  thaw(): void {
    this.#isServing = true;
    this.signal('SIGCONT');
  }

  signal(signal: NodeJS.Signals): void {
    if (this.pid !== undefined) process.kill(this.pid, signal);
  }

  /** Resident memory in megabytes. Source: proc(5), `VmRSS`; 0 on systems without it. */
  get megabytes(): number {
    try {
      const status = readFileSync(`/proc/${String(this.pid)}/status`, 'utf8');
      return Math.round(Number(/^VmRSS:\s+(\d+)/m.exec(status)?.[1] ?? 0) / 1_024);
    } catch {
      return 0;
    }
  }
}
