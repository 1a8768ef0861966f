/** The person at the keyboard can mend this: it is told without a stack. */
export class UsageError extends Error {
  override readonly name = 'UsageError';
}
