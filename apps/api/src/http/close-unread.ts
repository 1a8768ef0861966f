import type { HttpBindings } from '@hono/node-server';

/** How long a client may take to read an answer that ends its connection, in milliseconds. */
const lingerMs = 1_000;

/**
 * Ends the connection after the answer, without reading the rest of the request. Node would destroy the socket at once;
 * the kernel then resets the connection, and a client that is still sending loses the answer. Here the answer is followed
 * by the end of our side, and the socket is destroyed after `lingerMs`.
 */
export function closeUnread({ incoming }: Partial<HttpBindings>): void {
  if (incoming === undefined) return;
  const { socket } = incoming;
  socket.destroySoon = () => {
    socket.end();
    // Node has just resumed reading, to skip what no handler took. That takes effect within this turn of the loop.
    setImmediate(() => socket.pause());
    setTimeout(() => socket.destroy(), lingerMs).unref();
  };
}
