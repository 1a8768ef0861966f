import { connect, createServer, type AddressInfo, type Socket } from 'node:net';

export interface StoppableProxy {
  readonly port: number;
  /** Stops forwarding in both directions without closing connections, like a stopped server. */
  readonly stop: () => void;
  readonly resume: () => void;
  readonly close: () => Promise<void>;
}

interface Link {
  readonly from: Socket;
  readonly to: Socket;
}

function halt({ from, to }: Link): void {
  from.unpipe(to);
  from.pause();
}

function forward({ from, to }: Link): void {
  from.pipe(to);
}

/** A TCP proxy in front of a server. */
export async function startStoppableProxy(target: { host: string; port: number }): Promise<StoppableProxy> {
  const links = new Set<Link>();
  let isStopped = false;
  const link = (from: Socket, to: Socket): void => {
    const one = { from, to };
    links.add(one);
    if (isStopped) halt(one);
    else forward(one);
    from.on('error', () => to.destroy());
    from.on('close', () => {
      links.delete(one);
      to.destroy();
    });
  };
  const server = createServer((client) => {
    const upstream = connect(target);
    link(client, upstream);
    link(upstream, client);
  });
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return {
    port: (server.address() as AddressInfo).port,
    stop: () => {
      isStopped = true;
      links.forEach(halt);
    },
    resume: () => {
      isStopped = false;
      links.forEach(forward);
    },
    close: () =>
      new Promise((resolve) => {
        for (const { from } of links) from.destroy();
        server.close(() => {
          resolve();
        });
      }),
  };
}
