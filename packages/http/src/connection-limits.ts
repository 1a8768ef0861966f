import type { Server } from 'node:http';

/** How long our servers wait for their clients, in milliseconds. Options of `createServer`. */
export const connectionLimits = {
  /**
   * Must be longer than the keep-alive timeout of proxies in front. Otherwise a proxy can send a request on a connection that
   * is being closed, and the visitor gets 502.
   */
  keepAliveTimeout: 75_000,
  /** A client that takes longer to send the headers, or the whole request, gets 408, and the connection closes. */
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  /** Interval in which the two limits above are checked. */
  connectionsCheckingInterval: 500,
} as const;

/** The function of Node that starts the checks when a server listens. */
const checker = 'setupConnectionsTracking';

export type SlowClientLimits = Pick<
  Readonly<Record<keyof typeof connectionLimits, number>>,
  'headersTimeout' | 'requestTimeout' | 'connectionsCheckingInterval'
>;

/**
 * Limits slow clients of a server that others made and that listens already. Its checks start again with our interval; in a
 * version of Node in which that is not possible, they happen every 30 seconds.
 */
export function limitConnections(server: Server, limits: SlowClientLimits = connectionLimits): void {
  const { headersTimeout, requestTimeout, connectionsCheckingInterval } = limits;
  Object.assign(server, { headersTimeout, requestTimeout, connectionsCheckingInterval });
  for (const listener of server.listeners('listening')) if (listener.name === checker) listener.call(server);
}
