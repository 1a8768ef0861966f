/** An error that the user can fix: its message says what is wrong and what to do, and is shown without a stack trace. */
export class Failure extends Error {}
