import { Agent, setGlobalDispatcher } from 'undici';

/** Milliseconds. Longer than the timeout of the API client, so that its error message is used first. */
const timeouts = { connect: { timeout: 5_000 }, headersTimeout: 6_000, bodyTimeout: 6_000 };

/**
 * Sets the timeouts of all outgoing requests of this server. The timeout of the API client is an `AbortSignal`, which Next
 * removes from the requests that revalidate its cache. When the API accepts connections but never responds, such a request
 * would wait for the default of Node, five minutes.
 */
export function setRequestTimeouts(): void {
  setGlobalDispatcher(new Agent(timeouts));
}
