import { Failure } from './failure.ts';
import { Household } from './household.ts';

/** What a command may use: the programs it starts, and whether somebody wants it to end. */
export interface CommandContext {
  readonly household: Household;
  /** Aborted when the command is to end: Ctrl-C, SIGTERM, SIGHUP, or the process that started it is gone. */
  readonly signal: AbortSignal;
  /** Resolves with it. */
  readonly interrupted: Promise<void>;
}

/** The exit code of a command that was broken off, as shells have it for Ctrl-C. */
export const interruptedCode = 130;

/**
 * Runs a command's work and leaves: with all its processes ended, a Failure shown as its sentence, and an exit code.
 * @param work gives the exit code
 */
export async function runCommand(work: (context: CommandContext) => Promise<number>): Promise<void> {
  const household = new Household();
  const stop = new AbortController();
  const interrupted = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  process.on('disconnect', () => stop.abort());
  process.channel?.unref();
  // The terminal may be gone before we are: then there is nobody to tell, but still something to clean up.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const outcome = await Promise.race([
    work({ household, signal: stop.signal, interrupted }).catch((error: unknown) =>
      // Programs that we end ourselves fail; that is no news.
      stop.signal.aborted ? interruptedCode : tell(error),
    ),
    interrupted.then(async () => {
      await household.stopAll();
      return interruptedCode;
    }),
  ]);
  await household.stopAll();
  process.exit(outcome);
}

function tell(error: unknown): number {
  const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n`);
  return 1;
}
