import { Child, describeExit, type Exit, type Program } from './child.ts';
import { Failure } from './failure.ts';

/** The processes that a command started. `stopAll` ends all of them. */
export class ProcessGroup {
  readonly #children = new Set<Child>();
  readonly #subgroups = new Set<ProcessGroup>();
  #stopping: Promise<void> | undefined;

  /** Starts a server or another program that runs until it is stopped. */
  start(program: Program): Child {
    if (this.#stopping) throw new Failure(`${program.name} is not started: everything is being stopped.`);
    const child = new Child(program);
    this.#children.add(child);
    return child;
  }

  /** Runs a program until it ends. */
  async run(program: Program): Promise<Exit> {
    const child = this.start(program);
    const exit = await child.exited;
    this.#children.delete(child);
    return exit;
  }

  /** Runs a program until it ends. @throws Failure with its last lines if it fails */
  async require(program: Program): Promise<void> {
    const exit = await this.run(program);
    if (exit.code !== 0) throw new Failure(exitMessage(exit));
  }

  /** Resolves when the first of the running programs ends. */
  async firstExit(): Promise<Exit> {
    return Promise.race([...this.#children].map((child) => child.exited));
  }

  /** Creates a group that can be stopped alone, and is stopped with this one. */
  createSubgroup(): ProcessGroup {
    const subgroup = new ProcessGroup();
    this.#subgroups.add(subgroup);
    return subgroup;
  }

  /** Stops one program before the others. */
  async stop(child: Child): Promise<void> {
    this.#children.delete(child);
    await child.stop();
  }

  /** Stops all programs. After that, none can be started. */
  async stopAll(): Promise<void> {
    this.#stopping ??= Promise.all([
      ...[...this.#subgroups].map((group) => group.stopAll()),
      ...[...this.#children].map((child) => child.stop()),
    ]).then(() => undefined);
    await this.#stopping;
  }
}

/** The message for a program that ended although it should still run. */
export function exitMessage(exit: Exit): string {
  return [`${exit.name} ${describeExit(exit)}.`, ...exit.lines.map((line) => `  ${line}`)].join('\n');
}
