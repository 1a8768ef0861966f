import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../stack/stack.ts';
import { pagesOfSite, resultsPath } from './addresses.ts';
import { ask, type Answer } from './ask.ts';
import { addToCart, buy, sendContact } from './forms.ts';

/**
 * What visitors do. `page`: a page that was rendered before, through nginx. `app`: the same, from an app without nginx's cache.
 * `new`: a page that was never rendered. `results`: a page that is rendered per request. `form`, `cart`, `order`: calls that write.
 */
export const visitKinds = ['page', 'app', 'new', 'results', 'form', 'cart', 'order'] as const;
export type VisitKind = (typeof visitKinds)[number];

/** Visits per second. */
export type Rates = Readonly<Record<VisitKind, number>>;

export interface Visit {
  readonly kind: VisitKind;
  /** When it ended, in milliseconds of `performance.now()`. */
  readonly at: number;
  readonly status: number;
  readonly milliseconds: number;
  /** What is wrong about the answer besides its status. */
  readonly problem: string | undefined;
}

/** Pages that are visited again and again. */
const usualPages = 12;

/** A visitor who gets no page must be told so, in words. */
function problemOf(kind: VisitKind, { status, headers, body, milliseconds }: Answer): string | undefined {
  const isPage = kind === 'page' || kind === 'app' || kind === 'new' || kind === 'results';
  if (status === 200 && isPage && !body.includes('<h1')) return 'no heading';
  if (status === 503 && headers['retry-after'] === undefined) return '503 without Retry-After';
  if (status === 503 && isPage && !/<h1[^>]*>[^<]+/.test(body)) return '503 without readable page';
  return milliseconds > 16_000 ? `took ${(milliseconds / 1_000).toFixed(0)} s` : undefined;
}

/** Visitors at a steady rate, whatever the answers are and however long they take. */
export class Visitors {
  readonly visits: Visit[] = [];
  /** Addresses of contact requests that were confirmed. */
  readonly confirmedForms: string[] = [];
  /** Numbers of orders that were confirmed. */
  readonly confirmedOrders: string[] = [];
  readonly #stack: Stack;
  readonly #usual: readonly string[];
  readonly #unseen: string[];
  readonly #stopped = new AbortController();
  readonly #pending = new Set<Promise<void>>();
  #count = 0;

  private constructor(stack: Stack, pages: readonly string[]) {
    this.#stack = stack;
    this.#usual = pages.slice(0, usualPages);
    // The short addresses are those of screens without a subject, whose data other pages have fetched.
    this.#unseen = pages.slice(usualPages).toSorted((one, other) => other.length - one.length);
  }

  /** Renders the usual pages on both apps. */
  static async create(stack: Stack): Promise<Visitors> {
    const visitors = new Visitors(stack, await pagesOfSite(stack.edge.port));
    for (const path of visitors.#usual)
      for (const { port } of [...stack.apps, ...stack.apps, stack.edge]) await ask(port, path);
    return visitors;
  }

  start(rates: Rates): void {
    for (const kind of visitKinds) if (rates[kind] > 0) void this.#repeat(kind, 1_000 / rates[kind]);
  }

  /** Resolves when the last visit has ended. */
  async stop(): Promise<void> {
    this.#stopped.abort();
    await Promise.all(this.#pending);
  }

  async #repeat(kind: VisitKind, everyMs: number): Promise<void> {
    const { signal } = this.#stopped;
    for (let due = performance.now(); !signal.aborted; due += everyMs) {
      await pause(Math.max(0, due - performance.now()), undefined, { signal }).catch(() => undefined);
      const visit = this.#visit(kind, this.#count++);
      this.#pending.add(visit);
      void visit.finally(() => this.#pending.delete(visit));
    }
  }

  async #visit(kind: VisitKind, index: number): Promise<void> {
    const answer = await this.#answer(kind, index);
    if (answer === null) return;
    const { status, milliseconds } = answer;
    const problem = problemOf(kind, answer);
    this.visits.push({ kind, at: performance.now(), status, milliseconds, problem });
  }

  /** Null if there is nothing to visit. */
  async #answer(kind: VisitKind, index: number): Promise<Answer | null> {
    const { port } = this.#stack.edge;
    const email = `drill-${index}@example.org`;
    switch (kind) {
      case 'page':
        return ask(port, this.#usual[index % this.#usual.length] ?? '/');
      case 'app': {
        const serving = this.#stack.apps.filter(({ isServing }) => isServing);
        const app = serving[index % serving.length];
        if (app === undefined) return null;
        const answer = await ask(app.port, this.#usual[index % this.#usual.length] ?? '/');
        // Without nginx, a visit to an app that is killed meanwhile must fail.
        return app.isServing ? answer : null;
      }
      case 'new': {
        const path = this.#unseen.shift();
        if (path === undefined) return null;
        const answer = await ask(port, path);
        if (answer.status !== 200) this.#unseen.push(path);
        return answer;
      }
      case 'results':
        return ask(port, resultsPath(index));
      case 'form': {
        const answer = await sendContact(port, email);
        if (answer.status === 201) this.confirmedForms.push(email);
        return answer;
      }
      case 'cart':
        return addToCart(port);
      case 'order': {
        const { answer, order } = await buy(port, email);
        if (order !== undefined) this.confirmedOrders.push(order);
        return answer;
      }
    }
  }
}
