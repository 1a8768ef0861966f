/** A command that can't be understood or carried out. Its message says how it is used. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
