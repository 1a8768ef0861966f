/** Shows a line of a program's output, or ignores it. @returns whether it was shown */
export type ShowLine = (line: string) => boolean;

/** Shows the output of a program, and keeps the last lines that were not shown for the message if it fails. */
export class LastLines {
  readonly #lines: string[] = [];
  readonly #limit: number;

  constructor(limit = 12) {
    this.#limit = limit;
  }

  async follow(lines: AsyncIterable<string>, show: ShowLine): Promise<void> {
    for await (const line of lines) {
      if (show(line)) continue;
      this.#lines.push(line);
      if (this.#lines.length > this.#limit) this.#lines.shift();
    }
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}
