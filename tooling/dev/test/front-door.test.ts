import { once } from 'node:events';
import { Agent, createServer, request, type IncomingMessage, type RequestOptions, type Server } from 'node:http';
import { connect, type AddressInfo } from 'node:net';
import { text } from 'node:stream/consumers';
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

/** Says who it is and what it was asked. */
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

/** Answers one request on a connection and resets it at the next, like a server that ends unused ones just then. */
function tired(): Server {
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
  const tiredPort = await listen(tired());
  const gone = await listen(createServer());
  opened.pop()?.close();
  door = await listen(
    createFrontDoor({
      targetOf: (host) => {
        if (host?.startsWith('tired')) return { port: tiredPort, name: 'Switzerland' };
        if (host?.startsWith('gone')) return { port: gone, name: 'The site of <Spain>'.replace(/[<>]/g, '') };
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
    ['unheard.of', 'it'],
  ])('lets the market of %s answer', async (host, name) => {
    const { body } = await ask(door, { path: '/fr?x=1', headers: { host } });
    expect(JSON.parse(body)).toMatchObject({ name, url: '/fr?x=1' });
  });

  it('tells the server behind it who asked for what', async () => {
    const headers = { host: 'be.localhost:3000', 'x-forwarded-host': 'evil.example', 'x-forwarded-proto': 'https' };
    const { body } = await ask(door, { headers });
    expect(JSON.parse(body).headers).toMatchObject({
      host: 'be.localhost:3000',
      'x-forwarded-host': 'be.localhost:3000',
      'x-forwarded-proto': 'http',
      'x-forwarded-for': '127.0.0.1',
    });
  });

  it('appends the visitor to the addresses that are named already', async () => {
    const { body } = await ask(door, { headers: { host: 'be', 'x-forwarded-for': '10.1.1.1' } });
    expect(JSON.parse(body).headers['x-forwarded-for']).toBe('10.1.1.1, 127.0.0.1');
  });

  it('hands on status, repeated headers and what is not of the connection', async () => {
    const { status, headers } = await ask(door, { path: '/missing', headers: { host: 'be' } });
    expect(status).toBe(404);
    expect(headers['set-cookie']).toEqual(['a=1', 'b=2']);
    expect(headers).not.toHaveProperty('x-private');
  });

  it.each([
    ['POST', { 'content-length': '5' }],
    ['POST', { 'transfer-encoding': 'chunked' }],
    ['DELETE', { 'transfer-encoding': 'chunked' }],
  ])('passes the body of a %s with %j', async (method, framing) => {
    const { body } = await ask(door, { method, headers: { host: 'be', ...framing } }, 'hello');
    expect(JSON.parse(body)).toMatchObject({ method, body: 'hello' });
  });

  it('keeps connections', async () => {
    const agent = new Agent({ keepAlive: true });
    await ask(door, { headers: { host: 'be' }, agent });
    const before = sockets;
    for (let index = 0; index < 10; index += 1) await ask(door, { headers: { host: 'be' }, agent });
    agent.destroy();
    expect(sockets).toBe(before);
  });

  it('asks anew where several kept connections have ended', async () => {
    const askTired = () => ask(door, { headers: { host: 'tired' } });
    await Promise.all([askTired(), askTired(), askTired()]);
    expect(await askTired()).toMatchObject({ status: 200, body: 'answered' });
  });

  it('answers 502 in plain words where nothing listens', async () => {
    const { status, headers, body } = await ask(door, { headers: { host: 'gone.localhost' } });
    expect(status).toBe(502);
    expect(headers['cache-control']).toBe('no-store');
    expect(body).toContain('The site of Spain does not answer');
  });

  it('breaks off where the server behind it breaks off', async () => {
    await expect(ask(door, { path: '/hang-up', headers: { host: 'be' } })).rejects.toThrow(/aborted|hang up/);
  });

  it('passes WebSockets both ways', async () => {
    const socket = connect(door, '127.0.0.1');
    socket.write('GET /_next/hmr HTTP/1.1\r\nHost: be\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    const [head] = (await once(socket, 'data')) as [Buffer];
    expect(head.toString()).toMatch(/^HTTP\/1\.1 101 /);
    socket.write('ping');
    const [echo] = (await once(socket, 'data')) as [Buffer];
    expect(echo.toString()).toBe('ping');
    socket.destroy();
  });

  it('closes a WebSocket to where nothing listens', async () => {
    const socket = connect(door, '127.0.0.1');
    socket.write('GET / HTTP/1.1\r\nHost: gone\r\nUpgrade: echo\r\nConnection: Upgrade\r\n\r\n');
    socket.resume();
    await once(socket, 'close');
    expect(socket.destroyed).toBe(true);
  });
});
