import { ContentError } from './content/problem.ts';
import { log } from './log.ts';
import { UsageError } from './office/usage-error.ts';
import { StartError } from './start-error.ts';

/** Prints why a command failed and sets the exit code. Only unexpected errors are logged with a stack trace. */
export function reportFailure(thrown: unknown): void {
  if (thrown instanceof StartError || thrown instanceof ContentError || thrown instanceof UsageError)
    process.stderr.write(`${thrown.message}\n`);
  else log('error', 'The command failed.', { error: thrown });
  process.exitCode = 1;
}
