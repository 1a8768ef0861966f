import type { Server } from 'node:http';
import { serve } from '@hono/node-server';
import type { Hono } from 'hono';
import { errorCode, StartError } from './start-error.ts';

export interface Listening {
  readonly port: number;
  /** Ends once the requests under way are answered, or after `graceMs`. */
  readonly close: () => Promise<void>;
}

const graceMs = 5_000;

/**
 * How long a connection that is not used stays open: longer than the proxies in front keep theirs, who else take one
 * up in the moment it is closed, and answer 500. Node's own 5 s are shorter than a visitor looks at a page.
 */
const keepAliveMs = 75_000;

const listenError = (thrown: unknown, port: number): unknown => {
  const code = errorCode(thrown);
  if (code === 'EADDRINUSE')
    return new StartError(`Port ${String(port)} is taken: stop what listens there, or choose another with PORT.`);
  if (code === 'EACCES')
    return new StartError(`Port ${String(port)} may not be opened: choose one above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError('HOST is no address of this machine: mend it or leave it out.');
  return thrown;
};

const closing = (server: Server): Promise<void> =>
  new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    server.close(() => {
      clearTimeout(force);
      resolve();
    });
    server.closeIdleConnections();
  });

/** Listens for requests. Throws a StartError where the port can't be had. */
export const listen = (
  app: Hono,
  { port, host }: { readonly port: number; readonly host: string | undefined },
): Promise<Listening> =>
  new Promise((resolve, reject) => {
    const options = {
      fetch: app.fetch,
      port,
      ...(host === undefined ? {} : { hostname: host }),
      serverOptions: { keepAliveTimeout: keepAliveMs },
    };
    const server = serve(options, (info) => {
      resolve({ port: info.port, close: () => closing(server as Server) });
    });
    server.once('error', (thrown) => {
      reject(listenError(thrown, port) as Error);
    });
  });
