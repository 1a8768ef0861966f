import { Failure } from './failure.ts';
import { ProcessGroup } from './process-group.ts';

/** What a command gets: a group for the programs that it starts, and the signal to end. */
export interface CommandContext {
  readonly processGroup: ProcessGroup;
  /** Aborted when the command must end: Ctrl-C, SIGTERM, SIGHUP, or the process that started it has ended. */
  readonly signal: AbortSignal;
  /** Resolves when `signal` is aborted. */
  readonly interrupted: Promise<void>;
}

/** The exit code of an interrupted command, the same as shells use for Ctrl-C. */
export const interruptedCode = 130;

/**
 * Runs a command, stops all its processes and exits. A Failure is printed as its message, without a stack trace.
 * @param work returns the exit code
 */
export async function runCommand(work: (context: CommandContext) => Promise<number>): Promise<void> {
  const processGroup = new ProcessGroup();
  const stop = new AbortController();
  const interrupted = new Promise<void>((resolve) => stop.signal.addEventListener('abort', () => resolve()));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => stop.abort());
  process.on('disconnect', () => stop.abort());
  process.channel?.unref();
  // The terminal can be closed before this process ends. Writing then fails, but the processes must still be stopped.
  for (const stream of [process.stdout, process.stderr]) stream.on('error', () => undefined);

  const outcome = await Promise.race([
    work({ processGroup, signal: stop.signal, interrupted }).catch((error: unknown) =>
      // Programs fail when they are stopped on purpose: that is not reported.
      stop.signal.aborted ? interruptedCode : printError(error),
    ),
    interrupted.then(async () => {
      await processGroup.stopAll();
      return interruptedCode;
    }),
  ]);
  await processGroup.stopAll();
  process.exit(outcome);
}

function printError(error: unknown): number {
  const text = error instanceof Failure ? error.message : error instanceof Error ? error.stack : String(error);
  process.stderr.write(`\n${text}\n`);
  return 1;
}
