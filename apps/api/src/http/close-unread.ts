import type { HttpBindings } from '@hono/node-server';

/** How long a client may take to read the last response of a connection, in milliseconds. */
const lingerMs = 1_000;

/**
 * Closes the connection after the response, without reading the rest of the request. By default, Node destroys the
 * socket at once. The kernel then resets the connection, and a client that is still sending does not receive the
 * response. This function ends only the sending side after the response and destroys the socket after `lingerMs`.
 */
export function closeUnread({ incoming }: Partial<HttpBindings>): void {
  if (incoming === undefined) return;
  const { socket } = incoming;
  socket.destroySoon = () => {
    socket.end();
    // Node has just resumed reading, to discard the unread body. Pause after this iteration of the event loop.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
