/** Prints a line to the terminal. */
export function print(line: string): true {
  process.stdout.write(`${line}\n`);
  return true;
}
