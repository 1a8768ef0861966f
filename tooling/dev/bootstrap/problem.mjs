/** Something a person can mend: shown as it is, without a stack. */
export class Problem extends Error {}
