/** A clock that a test advances. */
export class ManualClock {
  #now = 0;
  #waiting: { readonly at: number; readonly end: () => void }[] = [];

  /** Milliseconds of the current wait; null if nothing is waiting. */
  get nextMs(): number | null {
    return this.#waiting.length === 0 ? null : Math.min(...this.#waiting.map(({ at }) => at)) - this.#now;
  }

  readonly wait = (milliseconds: number, signal: AbortSignal): Promise<void> =>
    new Promise((resolve) => {
      if (signal.aborted) {
        resolve();
        return;
      }
      const waiting = { at: this.#now + milliseconds, end: resolve };
      this.#waiting.push(waiting);
      signal.addEventListener('abort', () => {
        this.#waiting = this.#waiting.filter((other) => other !== waiting);
        resolve();
      });
    });

  advance(milliseconds: number): void {
    this.#now += milliseconds;
    const due = this.#waiting.filter(({ at }) => at <= this.#now);
    this.#waiting = this.#waiting.filter(({ at }) => at > this.#now);
    for (const { end } of due) end();
  }
}
