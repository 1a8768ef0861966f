import { createServer, type RequestListener, type Server, type ServerOptions, type ServerResponse } from 'node:http';
import { Server as NetServer } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import { serve } from '@hono/node-server';
import { connectionLimits } from '@veralune/http/connection-limits';
import { refusalOf, sendRefusal } from '@veralune/http/refusal';
import { emptyPolicy, securityHeaders } from '@veralune/http/security-headers';
import { errorCode, StartError } from './start-error.ts';

export interface Listening {
  readonly port: number;
  /**
   * Closes the connections of clients that keep them open, with their next answer, for `drainMs`. Then accepts no more
   * connections, and resolves when the pending requests are answered, or after `graceMs`.
   */
  readonly close: () => Promise<void>;
}

const graceMs = 5_000;
const lingerMs = 500;

const limits = {
  ...connectionLimits,
  /** Bytes. `/redirection` accepts four addresses of 2,000 characters, and percent-encoding triples their length. */
  maxHeaderSize: 32 * 1_024,
};

function listenError(thrown: unknown, port: number): unknown {
  const code = errorCode(thrown);
  if (code === 'EADDRINUSE')
    return new StartError(
      `Port ${String(port)} is in use: stop the process that uses it, or choose another with PORT.`,
    );
  if (code === 'EACCES')
    return new StartError(`Port ${String(port)} requires privileges: choose a port above 1023 with PORT.`);
  if (code === 'EADDRNOTAVAIL' || code === 'ENOTFOUND')
    return new StartError('HOST is not an address of this machine: correct it or remove it.');
  return thrown;
}

/**
 * Lets clients finish with this process: answers say that the connection closes, so that the next request goes elsewhere.
 * Closing a connection that is in use would lose a request that was just sent.
 */
async function drain(server: Server, pending: ReadonlySet<ServerResponse>, drainMs: number): Promise<void> {
  for (const response of pending) response.shouldKeepAlive = false;
  server.prependListener('request', (_, response) => {
    response.shouldKeepAlive = false;
  });
  await pause(drainMs);
}

/** The responses that have not ended. */
function pendingResponses(server: Server): ReadonlySet<ServerResponse> {
  const pending = new Set<ServerResponse>();
  server.on('request', (_, response) => {
    pending.add(response);
    response.once('close', () => pending.delete(response));
  });
  return pending;
}

/** @param lingerMs how long a connection without a request stays open: one that was just opened can have sent its request */
function closeServer(server: Server, lingerMs: number): Promise<void> {
  return new Promise((resolve) => {
    const force = setTimeout(() => {
      server.closeAllConnections();
    }, graceMs);
    const closeIdle = setTimeout(() => {
      server.closeIdleConnections();
    }, lingerMs);
    // `close` of HTTP servers closes these connections at once.
    NetServer.prototype.close.call(server, () => {
      clearTimeout(force);
      clearTimeout(closeIdle);
      resolve();
    });
  });
}

/** Refuses requests whose method, target or host the adapter would turn into an error. */
function createGuardedServer(options: ServerOptions, answer: RequestListener): Server {
  return createServer(options, (request, response) => {
    const refusal = refusalOf(request);
    if (refusal) {
      response.setHeaders(new Map(Object.entries({ ...securityHeaders, 'content-security-policy': emptyPolicy })));
      sendRefusal(response, refusal);
    } else answer(request, response);
  });
}

export interface Address {
  readonly port: number;
  /** Undefined: all addresses of the machine. */
  readonly host: string | undefined;
  /** Milliseconds from the end of readiness until no more connections are accepted. Default: 0. */
  readonly drainMs?: number;
}

/**
 * Listens for requests.
 * @throws StartError if the port or the host can't be used
 */
export function listen(
  app: Pick<Parameters<typeof serve>[0], 'fetch'>,
  { port, host, drainMs = 0 }: Address,
): Promise<Listening> {
  return new Promise((resolve, reject) => {
    const options = {
      fetch: app.fetch,
      port,
      ...(host === undefined ? {} : { hostname: host }),
      createServer: createGuardedServer as typeof createServer,
      serverOptions: limits,
      // The adapter would read the rest of the request without a limit after the answer. Node applies its limits.
      autoCleanupIncoming: false,
    };
    const server = serve(options, (info) => {
      resolve({
        port: info.port,
        close: async () => {
          await drain(server, pending, drainMs);
          await closeServer(server, Math.min(drainMs, lingerMs));
        },
      });
    }) as Server;
    const pending = pendingResponses(server);
    server.once('error', (thrown) => {
      reject(listenError(thrown, port) as Error);
    });
  });
}
