/** One line for the person at the terminal. */
export function say(line: string): true {
  process.stdout.write(`${line}\n`);
  return true;
}
