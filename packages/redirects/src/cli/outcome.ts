/** What a command has to say, and whether that is good news. */
export interface Outcome {
  readonly lines: readonly string[];
  readonly failed: boolean;
}
