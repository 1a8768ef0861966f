import { Agent, setGlobalDispatcher } from 'undici';

/** Longer than the catalogue's client waits, so that its own words about a late answer come first. */
const limits = { connect: { timeout: 5_000 }, headersTimeout: 6_000, bodyTimeout: 6_000 };

/**
 * Bounds how long any request of this server waits. The client's own limit is a signal, and Next takes signals off the
 * requests by which it renews what it keeps: while an API hangs that accepts connections and never answers, a page
 * would wait for those for Node's five minutes.
 */
export function limitWaiting(): void {
  setGlobalDispatcher(new Agent(limits));
}
