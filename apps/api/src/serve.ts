import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import { errorCode, StartError } from './start-error.ts';

export interface Listening {
  readonly port: number;
  /** Ends once the requests under way are answered, or after `graceMs`. */
  readonly close: () => Promise<void>;
}

const graceMs = 5_000;

const limits = {
  /**
   * How long an unused connection stays open: longer than proxies in front keep theirs. Otherwise a proxy may send a
   * request on a connection that is being closed, and its visitor gets 502.
   */
  keepAliveTimeout: 75_000,
  /** A client that takes longer to send its head, or its whole request, gets 408, and the connection closes. */
  headersTimeout: 10_000,
  requestTimeout: 10_000,
  /** How often the two limits above are checked. */
  connectionsCheckingInterval: 500,
  /** Bytes. `/redirection` takes four addresses of 2,000 characters, which percent-encoding makes three times as long. */
  maxHeaderSize: 32 * 1_024,
};

function listenError(thrown: unknown, port: number): unknown {
  const code = errorCode(thrown);
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${String(port)} is taken: stop what listens there, or choose another with PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${String(port)} may not be opened: choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError('HOST is no address of this machine: correct it or leave it out.');
  return thrown;
}

function closing(server: Server): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });
}

/** Listens for requests. Throws a StartError where the port can't be had. */
export function listen(
  app: Pick<Parameters<typeof serve>[0], 'fetch'>,
  { port, host }: { readonly port: number; readonly host: string | undefined },
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch: app.fetch,
      port,
      ...(host === undefined ? {} : { hostname: host }),
      serverOptions: limits,
      // The adapter would read the rest of a request after the answer; Node does so within its limits.
      autoCleanupIncoming: false,
    };
    const server = serve(options, (info) => {
      resolve({ port: info.port, close: () => closing(server as Server) });
    });
    server.once('error', (thrown) => {
      reject(listenError(thrown, port) as Error);
    });
  });
}
