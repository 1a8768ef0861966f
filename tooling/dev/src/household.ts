import { Child, describeExit, type Exit, type Program } from './child.ts';
import { Failure } from './failure.ts';

/** Every process that a command started. Whatever happens, `stopAll` leaves none behind. */
export class Household {
  readonly #children = new Set<Child>();
  readonly #inner = new Set<Household>();
  #stopping: Promise<void> | undefined;

  /** Starts a program that is meant to stay. */
  start(program: Program): Child {
    if (this.#stopping) throw new Failure(`${program.name} is not started: everything is being stopped.`);
    const child = new Child(program);
    this.#children.add(child);
    return child;
  }

  /** Runs a program to its end, and gives how it ended. */
  async run(program: Program): Promise<Exit> {
    const child = this.start(program);
    const exit = await child.exited;
    await child.stop();
    this.#children.delete(child);
    return exit;
  }

  /** Runs a program to its end. @throws Failure with its last lines if it fails */
  async require(program: Program): Promise<void> {
    const exit = await this.run(program);
    if (exit.code !== 0) throw new Failure(deathMessage(exit));
  }

  /** Resolves when the first of the programs that are meant to stay has gone. */
  async firstExit(): Promise<Exit> {
    return Promise.race([...this.#children].map((child) => child.exited));
  }

  /** A household that can be stopped by itself, and is stopped with this one. */
  within(): Household {
    const inner = new Household();
    this.#inner.add(inner);
    return inner;
  }

  /** Stops one program before the others. */
  async stop(child: Child): Promise<void> {
    this.#children.delete(child);
    await child.stop();
  }

  /** Whether they are being ended on purpose. */
  get isStopping(): boolean {
    return this.#stopping !== undefined;
  }

  /** Ends all of them, and starts none any more. */
  async stopAll(): Promise<void> {
    const all = [...this.#inner, ...this.#children];
    this.#stopping ??= Promise.all(all.map((each) => (each instanceof Household ? each.stopAll() : each.stop()))).then(
      () => undefined,
    );
    await this.#stopping;
  }
}

/** What to tell when a program ended that should not have. */
export function deathMessage(exit: Exit): string {
  return [`${exit.name} ${describeExit(exit)}.`, ...exit.lines.map((line) => `  ${line}`)].join('\n');
}
