import type { Readable } from 'node:stream';
import { createInterface } from 'node:readline';

/** Hands each line of a stream to a listener and remembers the last ones, to be shown if the program dies. */
export class LastLines {
  readonly #lines: string[] = [];
  readonly #limit: number;

  constructor(limit = 12) {
    this.#limit = limit;
  }

  follow(stream: Readable, listener: (line: string) => void): void {
    createInterface({ input: stream, crlfDelay: Infinity }).on('line', (line) => {
      this.#lines.push(line);
      if (this.#lines.length > this.#limit) this.#lines.shift();
      listener(line);
    });
  }

  get lines(): readonly string[] {
    return this.#lines;
  }
}
