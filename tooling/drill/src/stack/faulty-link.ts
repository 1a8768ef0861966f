import { once } from 'node:events';
import { connect, createServer, type AddressInfo, type Server, type Socket } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

/**
 * What a link does with connections. `refuse`: closes them. `hang`: never answers. `error`: answers 500. `garbage`: answers bytes
 * that are no HTTP, and HTTP whose JSON ends early. `slow`: answers five seconds late.
 */
export type LinkFault = 'none' | 'refuse' | 'hang' | 'error' | 'garbage' | 'slow';

export interface LinkTarget {
  readonly port: number;
  /** Asked twice a second; a target that does not answer 200 within a second gets no connections. */
  readonly healthPath?: string;
}

const slowMs = 5_000;
const checkEveryMs = 500;
const checkMs = 1_000;

function httpAnswer(status: string, body: string, length = body.length): string {
  return `HTTP/1.1 ${status}\r\ncontent-type: application/json\r\ncontent-length: ${length}\r\nconnection: close\r\n\r\n${body}`;
}

const failedAnswer = httpAnswer('500 Internal Server Error', '{"error":{"code":"internal","message":"A fault."}}');
const garbage = [Buffer.from([0, 255, 254, 13, 10, 22, 3, 1]), Buffer.from(httpAnswer('200 OK', '{"items":[{"id":'))];

async function isHealthy({ port, healthPath }: LinkTarget): Promise<boolean> {
  if (healthPath === undefined) return true;
  const signal = AbortSignal.timeout(checkMs);
  return fetch(`http://127.0.0.1:${port}${healthPath}`, { signal }).then(
    ({ ok }) => ok,
    () => false,
  );
}

/**
 * A load balancer for connections, on a port of its own, between a client and its servers. It can be told to fail in a way that a
 * network or a server can fail.
 */
export class FaultyLink {
  readonly #server: Server;
  readonly #targets: readonly LinkTarget[];
  readonly #healthy: Set<LinkTarget>;
  /** The connections of clients, with their target. */
  readonly #open = new Map<Socket, LinkTarget | null>();
  readonly #closed = new AbortController();
  #fault: LinkFault = 'none';
  #turn = 0;

  private constructor(targets: readonly LinkTarget[]) {
    this.#targets = targets;
    this.#healthy = new Set(targets);
    this.#server = createServer((socket) => this.#accept(socket));
  }

  static async open(targets: readonly LinkTarget[]): Promise<FaultyLink> {
    const link = new FaultyLink(targets);
    link.#server.listen(0, '127.0.0.1');
    await once(link.#server, 'listening');
    for (const target of targets) void link.#watch(target);
    return link;
  }

  get port(): number {
    return (this.#server.address() as AddressInfo).port;
  }

  /** Kept connections are closed, so that their next request meets the fault. */
  set(fault: LinkFault): void {
    this.#fault = fault;
    this.#closeConnections(() => true);
  }

  close(): void {
    this.#closed.abort();
    this.#server.close();
    this.#closeConnections(() => true);
  }

  #closeConnections(isMeant: (target: LinkTarget | null) => boolean): void {
    for (const [socket, target] of this.#open) if (isMeant(target)) socket.destroy();
  }

  async #watch(target: LinkTarget): Promise<void> {
    while (!this.#closed.signal.aborted) {
      if (await isHealthy(target)) this.#healthy.add(target);
      else if (this.#healthy.delete(target)) this.#closeConnections((each) => each === target);
      await pause(checkEveryMs, undefined, { signal: this.#closed.signal, ref: false }).catch(() => undefined);
    }
  }

  #accept(socket: Socket): void {
    this.#open.set(socket, null);
    socket.on('error', () => undefined).on('close', () => this.#open.delete(socket));
    switch (this.#fault) {
      case 'refuse':
        socket.resetAndDestroy();
        return;
      case 'hang':
        return;
      case 'error':
        socket.on('data', () => socket.end(failedAnswer));
        return;
      case 'garbage':
        this.#turn += 1;
        socket.on('data', () => socket.end(garbage[this.#turn % garbage.length] ?? ''));
        return;
      case 'none':
      case 'slow':
        this.#pass(socket, this.#fault === 'slow' ? slowMs : 0);
    }
  }

  #pass(socket: Socket, delayMs: number): void {
    const healthy = this.#targets.filter((each) => this.#healthy.has(each));
    this.#turn += 1;
    const target = healthy[this.#turn % healthy.length];
    if (target === undefined) {
      socket.resetAndDestroy();
      return;
    }
    this.#open.set(socket, target);
    const upstream = connect({ port: target.port, host: '127.0.0.1' });
    upstream.on('error', () => socket.resetAndDestroy()).on('close', () => setTimeout(() => socket.end(), delayMs));
    socket.on('close', () => upstream.destroy());
    socket.pipe(upstream);
    if (delayMs === 0) upstream.pipe(socket);
    else upstream.on('data', (chunk) => setTimeout(() => socket.writable && socket.write(chunk), delayMs));
  }
}
