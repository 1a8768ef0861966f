/** The output of a command, and whether it exits with an error. */
export interface CommandResult {
  readonly lines: readonly string[];
  readonly failed: boolean;
}
