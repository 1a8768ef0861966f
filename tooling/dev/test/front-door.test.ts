import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
import { connectionLimits } from '@veralune/http/connection-limits';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { createFrontDoor } from '../src/front-door.ts';

const opened: Server[] = [];

async function listen(server: Server): Promise<number> {
  opened.push(server);
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return (server.address() as AddressInfo).port;
}

interface Answer {
  readonly status: number | undefined;
  readonly headers: IncomingMessage['headers'];
  readonly body: string;
}

async function ask(port: number, options: RequestOptions, body?: string): Promise<Answer> {
  const asked = request({ host: '127.0.0.1', port, ...options });
  asked.end(body);
  const [response] = (await once(asked, 'response')) as [IncomingMessage];
  return { status: response.statusCode, headers: response.headers, body: await text(response) };
}

/** Answers with its name and the request as JSON. */
function backend(name: string): Server {
  return createServer((incoming, response) => {
    if (incoming.url === '/hang-up') {
      response.writeHead(200, { 'content-length': '100' });
      response.write('half');
      setTimeout(() => response.destroy(), 20);
      return;
    }
    void text(incoming).then((body) => {
      response.setHeader('set-cookie', ['a=1', 'b=2']);
      response.setHeader('connection', 'keep-alive, x-private');
      response.setHeader('x-private', 'for this connection');
      response.writeHead(incoming.url === '/missing' ? 404 : 200, 'Fine');
      response.end(
        JSON.stringify({ name, url: incoming.url, method: incoming.method, headers: incoming.headers, body }),
      );
    });
  }).on('upgrade', (_, socket) => {
    socket.write('HTTP/1.1 101 Switching Protocols\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    socket.pipe(socket);
  });
}

/** Answers one request on a connection and resets it at the next one, like a server that closes an idle connection at that moment. */
function resetting(): Server {
  const used = new WeakSet<object>();
  return createServer(({ socket }, response) => {
    if (used.has(socket)) socket.resetAndDestroy();
    else setTimeout(() => response.end('answered'), 50);
    used.add(socket);
  });
}

let door: number;
let sockets = 0;

beforeAll(async () => {
  const belgian = backend('be').on('connection', () => (sockets += 1));
  const targets = { be: await listen(belgian), it: await listen(backend('it')) };
  const resettingPort = await listen(resetting());
  const closedPort = await listen(createServer());
  opened.pop()?.close();
  door = await listen(
    createFrontDoor({
      targets: [],
      targetOf: (host) => {
        if (host?.startsWith('resetting')) return { port: resettingPort, name: 'Switzerland' };
        if (host?.startsWith('down')) return { port: closedPort, name: 'The site of <Spain>'.replace(/[<>]/g, '') };
        return host?.startsWith('be') ? { port: targets.be, name: 'Belgium' } : { port: targets.it, name: 'Italy' };
      },
    }),
  );
});

afterAll(() => {
  for (const server of opened) {
    server.closeAllConnections();
    server.close();
  }
});

describe('createFrontDoor', () => {
  it.each([
    ['be.localhost:3000', 'be'],
    ['it.localhost:3000', 'it'],
    ['unknown.example', 'it'],
  ])('forwards requests for %s to its market', async (host, name) => {
    const { body } = await ask(door, { path: '/fr?x=1', headers: { host } });
    expect(JSON.parse(body)).toMatchObject({ name, url: '/fr?x=1' });
  });

  it('limits slow clients', () => {
    expect(createFrontDoor({ targets: [], targetOf: () => ({ port: 0, name: '' }) })).toMatchObject(connectionLimits);
  });

  it('sends x-forwarded-* headers to the server', async () => {
    const headers = { host: 'be.localhost:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const { body } = await ask(door, { headers });
    expect(JSON.parse(body).headers).toMatchObject({
      host: 'be.localhost:3000',
      'x-forwarded-host': 'be.localhost:3000',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('appends the address of the visitor to x-forwarded-for', async () => {
    const { body } = await ask(door, { headers: { host: 'be', 'x-forwarded-for': '10.1.1.1' } });
    expect(JSON.parse(body).headers['x-forwarded-for']).toBe('10.1.1.1, 127.0.0.1');
  });

  it('forwards the status and repeated headers, but no hop-by-hop headers', async () => {
    const { status, headers } = await ask(door, { path: '/missing', headers: { host: 'be' } });
    expect(status).toBe(404);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers).not.toHaveProperty('x-private');
  });

  it.each([
    ['POST', { 'content-length': '5' }],
    ['POST', { 'transfer-encoding': 'chunked' }],
    ['DELETE', { 'transfer-encoding': 'chunked' }],
  ])('forwards the body of a %s with %j', async (method, framing) => {
    const { body } = await ask(door, { method, headers: { host: 'be', ...framing } }, 'hello');
    expect(JSON.parse(body)).toMatchObject({ method, body: 'hello' });
  });

  it('keeps connections open', async () => {
    const agent = new Agent({ keepAlive: true });
    await ask(door, { headers: { host: 'be' }, agent });
    const before = sockets;
    for (let index = 0; index < 10; index += 1) await ask(door, { headers: { host: 'be' }, agent });
    agent.destroy();
    expect(sockets).toBe(before);
  });

  it('repeats a request if several keep-alive connections were closed', async () => {
    const askResetting = () => ask(door, { headers: { host: 'resetting' } });
    await Promise.all([askResetting(), askResetting(), askResetting()]);
    expect(await askResetting()).toMatchObject({ status: 200, body: 'answered' });
  });

  it('answers 502 with a readable page if no server listens', async () => {
    const { status, headers, body } = await ask(door, { headers: { host: 'down.localhost' } });
    expect(status).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('The site of Spain does not answer');
  });

  it('aborts the response if the server aborts it', async () => {
    await expect(ask(door, { path: '/hang-up', headers: { host: 'be' } })).rejects.toThrow(/aborted|hang up/);
  });

  it.each([
    ['TRACE', '/', 405],
    ['GET', 'http://evil.example/', 400],
    ['OPTIONS', '*', 400],
  ])('refuses %s %s with %i', async (method, path, expected) => {
    const { status, headers } = await ask(door, { method, path, headers: { host: 'be' } });
    expect(status).toBe(expected);
    expect(headers['x-frame-options']).toBe('DENY');
  });

  it('forwards WebSockets in both directions', async () => {
    const socket = connect(door, '127.0.0.1');
    socket.write('GET /_next/hmr HTTP/1.1\r\nHost: be\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1\.1 101 /);
    socket.write('ping');
    const [echo] = (await once(socket, 'data')) as [Buffer];
    expect(echo.toString()).toBe('ping');
    socket.destroy();
  });

  it('closes a WebSocket if no server listens', async () => {
    const socket = connect(door, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: down\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});

describe('a health check', () => {
  const doorTo = async (targets: readonly Server[]) => {
    const named = await Promise.all(
      targets.map(async (each, index) => ({ port: await listen(each), name: `Site ${index}` })),
    );
    return listen(createFrontDoor({ targets: named, targetOf: () => named[0] ?? { port: 1, name: '' } }));
  };
  const site = (status: number) => createServer((_, response) => response.writeHead(status).end());

  it('is answered by the front door, for every host', async () => {
    expect(await ask(await doorTo([site(500)]), { path: '/healthz' })).toMatchObject({ status: 200, body: 'alive\n' });
  });

  it('says ready if every site is', async () => {
    const answer = await ask(await doorTo([site(200), site(200)]), { path: '/readyz' });
    expect(answer).toMatchObject({ status: 200, body: 'ready\n', headers: { 'cache-control': 'no-store' } });
  });

  it.each([
    ['is not ready', site(503)],
    ['hangs', createServer()],
    ['answers something else', site(302)],
  ])('names a site that %s', async (_, other) => {
    const answer = await ask(await doorTo([site(200), other]), { path: '/readyz' });
    expect(answer).toMatchObject({ status: 503, body: 'not ready: Site 1\n' });
  });
});
