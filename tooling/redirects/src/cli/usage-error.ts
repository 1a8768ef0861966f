/** An error that the user of the command can fix. It is printed without a stack trace. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
