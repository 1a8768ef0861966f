import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

/** Shows a line that a program printed, or not; answers which. */
export type ShowLine = (line: string) => boolean;

/** Shows the lines of a stream, and remembers the last of those that were not shown, for the case that the program dies. */
export class LastLines {
  readonly #lines: string[] = [];
  readonly #limit: number;

  constructor(limit = 12) {
    this.#limit = limit;
  }

  follow(stream: Readable, show: ShowLine): void {
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
      if (show(line)) return;
      this.#lines.push(line);
      if (this.#lines.length > this.#limit) this.#lines.shift();
    });
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}
