/** Something a person can mend: its message says what is wrong and what to do, and is shown without a stack. */
export class Failure extends Error {}
