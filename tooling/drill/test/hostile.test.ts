import { createServer, type Server } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { afterEach, describe, expect, it } from 'vitest';
import { Random } from '../src/hostile/random.ts';
import { attacks, hostileRequest, type HostileRequest } from '../src/hostile/requests.ts';
import { send } from '../src/hostile/send.ts';

describe('hostileRequest', () => {
  it.each(attacks)('%s: the same seed gives the same requests, another one others', (attack) => {
    const texts = (seed: number) => {
      const random = new Random(seed);
      return Array.from({ length: 50 }, () => hostileRequest(attack, random).parts.join('')).join();
    };
    expect(texts(1)).toBe(texts(1));
    expect(texts(1)).not.toBe(texts(2));
  });
});

describe('send', () => {
  let server: Server;
  afterEach(() => server.close());

  async function problemWith(answer: string, attack: HostileRequest['attack'] = 'path') {
    server = createServer((socket) => socket.on('error', () => undefined).end(answer)).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const request = { attack, parts: ['GET / HTTP/1.1\r\n\r\n'], mostAnswers: 1 };
    return (await send((server.address() as AddressInfo).port, request)).problem;
  }

  it.each([
    ['HTTP/1.1 404 Not Found\r\n\r\n', undefined],
    ['', undefined],
    ['HTTP/1.1 301 Moved\r\nLocation: /evil.example/\r\n\r\n', undefined],
    ['HTTP/1.1 301 Moved\r\nLocation: https://www.veralune.example/fr?to=//evil.example\r\n\r\n', undefined],
    ['HTTP/1.1 500 Internal Server Error\r\n\r\n', 'status 500'],
    ['HTTP/1.1 301 Moved\r\nLocation: //evil.example/\r\n\r\n', 'redirect to //evil.example/'],
    ['HTTP/1.1 301 Moved\r\nlocation: /\\evil.example\r\n\r\n', 'redirect to /\\evil.example'],
    [
      'HTTP/1.1 302 Found\r\nLocation: https://be.localhost@evil.example\r\n\r\n',
      'redirect to https://be.localhost@evil.example',
    ],
    ['HTTP/1.1 404 Not Found\r\n\r\nHTTP/1.1 200 OK\r\n\r\n', '2 answers to one request'],
    ['HTTP/1.1 200 OK\r\n\r\nroot:x:0:0', 'a file of the machine'],
  ])('finds what is wrong in %j', async (answer, problem) => {
    expect(await problemWith(answer)).toBe(problem);
  });

  it('waits for the answer that comes long after an interim one', async () => {
    server = createServer((socket) => {
      socket.on('error', () => undefined).write('HTTP/1.1 100 Continue\r\n\r\n');
      setTimeout(() => socket.end('HTTP/1.1 404 Not Found\r\n\r\n'), 1_000);
    }).listen(0, '127.0.0.1');
    await once(server, 'listening');
    const request: HostileRequest = { attack: 'headers', parts: ['GET / HTTP/1.1\r\n\r\n'], mostAnswers: 1 };
    expect(await send((server.address() as AddressInfo).port, request)).toEqual({
      statuses: [404],
      problem: undefined,
    });
  });

  it('finds a forged host in a page', async () => {
    expect(await problemWith('HTTP/1.1 200 OK\r\n\r\n<a href="https://evil.example/">', 'headers')).toBe(
      'the forged host is in the answer',
    );
  });
});
