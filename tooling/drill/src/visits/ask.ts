import { Agent, request, type IncomingHttpHeaders } from 'node:http';
import { text } from 'node:stream/consumers';
import { stackHost } from '../stack/stack.ts';

export interface Asked {
  readonly method?: string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Sent as JSON. */
  readonly body?: unknown;
}

export interface Answer {
  /** 0: no answer. */
  readonly status: number;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly milliseconds: number;
}

/** Longer than every limit of the servers. */
const timeoutMs = 20_000;

const agent = new Agent({ keepAlive: true, maxSockets: 256 });

/** Sends a request to a port of the stack, and never rejects. */
export function ask(port: number, path: string, { method = 'GET', headers, body }: Asked = {}): Promise<Answer> {
  const started = performance.now();
  const json = body === undefined ? undefined : JSON.stringify(body);
  return new Promise((resolve) => {
    const finish = (answer: Omit<Answer, 'milliseconds'>): void =>
      resolve({ ...answer, milliseconds: performance.now() - started });
    const fail = (error: Error): void => finish({ status: 0, headers: {}, body: error.message });
    const outgoing = request(
      {
        ...{ host: '127.0.0.1', port, method, path, agent, timeout: timeoutMs },
        headers: {
          host: stackHost,
          ...headers,
          ...(json !== undefined && { 'content-type': 'application/json', 'content-length': Buffer.byteLength(json) }),
        },
      },
      (incoming) => {
        const { statusCode: status = 0, headers: received } = incoming;
        text(incoming).then((read) => finish({ status, headers: received, body: read }), fail);
      },
    );
    outgoing.on('timeout', () => outgoing.destroy(new Error(`No answer within ${timeoutMs / 1_000} s.`)));
    outgoing.on('error', fail);
    outgoing.end(json);
  });
}
