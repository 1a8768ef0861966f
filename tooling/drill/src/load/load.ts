import { setTimeout as pause } from 'node:timers/promises';
import { resultsPath } from '../visits/addresses.ts';
import { ask, type Answer } from '../visits/ask.ts';
import { addToCart, sendContact } from '../visits/forms.ts';

/** What visitors do, and their part of all requests. */
const shares = { catalogue: 0.9, search: 0.08, writes: 0.02 } as const;
type Kind = keyof typeof shares;
const kinds = Object.keys(shares) as readonly Kind[];

export interface LoadFigures {
  /** Answers per second. */
  readonly perSecond: number;
  readonly p50: number;
  readonly p95: number;
  readonly p99: number;
  readonly errors: number;
  /** Milliseconds from the planned end to the last answer. */
  readonly backlog: number;
  readonly byKind: readonly { readonly perSecond: number; readonly p95: number }[];
}

/** The value below which a share of the sorted values is. */
function quantile(sorted: readonly number[], share: number): number {
  return sorted[Math.min(sorted.length - 1, Math.floor(sorted.length * share))] ?? 0;
}

/** As a current browser sends it. */
const browser = { 'accept-encoding': 'gzip, deflate, br, zstd', 'accept-language': 'fr-BE,fr;q=0.9' };

/** Requests that are sent at a planned time, however long the answers take. */
export class Load {
  /** What failed → how often. */
  readonly failures = new Map<string, number>();
  readonly #port: number;
  readonly #pages: readonly string[];
  #count = 0;

  constructor(port: number, pages: readonly string[]) {
    this.#port = port;
    this.#pages = pages;
  }

  async warmUp(): Promise<void> {
    for (const path of this.#pages) await ask(this.#port, path, { headers: browser });
  }

  async run(rate: number, seconds: number): Promise<LoadFigures> {
    const times = new Map<Kind, number[]>(kinds.map((kind) => [kind, []]));
    const pending: Promise<void>[] = [];
    let errors = 0;
    const started = performance.now();
    for (let sent = 0; sent < rate * seconds; sent += 1) {
      const wait = started + (sent / rate) * 1_000 - performance.now();
      if (wait > 1) await pause(wait);
      const kind = this.#nextKind();
      pending.push(
        this.#send(kind).then((answer) => {
          times.get(kind)?.push(answer.milliseconds);
          if (answer.status >= 200 && answer.status < 300) return;
          errors += 1;
          const what = `${kind}: ${answer.status} ${answer.body.slice(0, 120)}`;
          this.failures.set(what, (this.failures.get(what) ?? 0) + 1);
        }),
      );
    }
    await Promise.all(pending);
    const elapsed = (performance.now() - started) / 1_000;
    const sorted = (values: readonly number[]) => values.toSorted((one, other) => one - other);
    const all = sorted([...times.values()].flat());
    return {
      perSecond: all.length / elapsed,
      ...{ p50: quantile(all, 0.5), p95: quantile(all, 0.95), p99: quantile(all, 0.99) },
      errors,
      backlog: (elapsed - seconds) * 1_000,
      byKind: kinds.map((kind) => {
        const own = sorted(times.get(kind) ?? []);
        return { perSecond: own.length / elapsed, p95: quantile(own, 0.95) };
      }),
    };
  }

  /** In each hundred requests, the kinds have their exact parts. */
  #nextKind(): Kind {
    const place = ((this.#count++ * 37) % 100) / 100;
    if (place < shares.writes) return 'writes';
    return place < shares.writes + shares.search ? 'search' : 'catalogue';
  }

  #send(kind: Kind): Promise<Answer> {
    const index = this.#count;
    switch (kind) {
      case 'catalogue':
        return ask(this.#port, this.#pages[index % this.#pages.length] ?? '/', { headers: browser });
      case 'search':
        return ask(this.#port, resultsPath(index), { headers: browser });
      case 'writes':
        return index % 2 === 0 ? addToCart(this.#port) : sendContact(this.#port, `load-${index}@example.org`);
    }
  }
}
