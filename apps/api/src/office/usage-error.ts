/** An invalid command, or one that can't be executed. The message says how to fix it. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
