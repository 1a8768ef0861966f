import { connect } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';

export interface RawLoad {
  readonly port: number;
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly connections: number;
  readonly seconds: number;
}

/**
 * Answers per second of one address, from a client that does almost nothing: it does not parse answers, but counts their bytes.
 * Other clients in JavaScript are slower than nginx.
 * @throws Error if an answer is not 200 or has another length than the first
 */
export async function rawRate({ port, path, headers, connections, seconds }: RawLoad): Promise<number> {
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}\r\n`);
  const request = `GET ${path} HTTP/1.1\r\n${lines.join('')}\r\n`;
  const length = await answerLength(port, request);
  let answers = 0;
  let isOver = false;
  const running = Array.from({ length: connections }, () => {
    const socket = connect({ port, host: '127.0.0.1' });
    return new Promise<void>((resolve, reject) => {
      let missing = length;
      socket.on('data', (chunk) => {
        if (missing === length && !isSuccess(chunk)) reject(new Error(`${path}: ${chunk.toString('latin1', 0, 60)}`));
        missing -= chunk.length;
        if (missing > 0) return;
        if (missing < 0) reject(new Error(`${path}: an answer is ${-missing} bytes longer than the first.`));
        missing = length;
        answers += 1;
        if (isOver) socket.end();
        else socket.write(request);
      });
      socket.on('close', () => (isOver ? resolve() : reject(new Error(`${path}: a connection was closed.`))));
      socket.on('error', reject);
      socket.write(request);
    });
  });
  const started = performance.now();
  const work = Promise.all(running);
  await Promise.race([pause(seconds * 1_000), work]);
  const rate = answers / ((performance.now() - started) / 1_000);
  isOver = true;
  await work;
  return rate;
}

const success = Buffer.from('HTTP/1.1 200');

function isSuccess(chunk: Buffer) {
  return chunk.compare(success, 0, success.length, 0, success.length) === 0;
}

/** Length of an answer with its headers. nginx cuts an answer from its cache into the same chunks each time. */
function answerLength(port: number, request: string): Promise<number> {
  return new Promise((resolve, reject) => {
    const received: Buffer[] = [];
    const socket = connect({ port, host: '127.0.0.1' });
    socket.on('data', (chunk) => {
      received.push(chunk);
      const bytes = Buffer.concat(received);
      const end = bytes.indexOf('\r\n\r\n') + 4;
      if (end < 4) return;
      const body = /\r\ncontent-length: (\d+)/i.exec(bytes.toString('latin1', 0, end))?.[1];
      const isWhole =
        body === undefined ? bytes.subarray(-lastChunk.length).equals(lastChunk) : bytes.length === end + Number(body);
      if (!isWhole) return;
      socket.destroy();
      resolve(bytes.length);
    });
    socket.on('error', reject);
    socket.write(request);
  });
}

const lastChunk = Buffer.from('\r\n0\r\n\r\n');
