import { Agent, get } from 'node:http';
import { text } from 'node:stream/consumers';
import type { CrawledSite } from './sites.ts';

export interface Reply {
  /** 0 when the site did not answer. */
  readonly status: number;
  readonly body: string;
}

/** Longer than the first rendering of a page in development. */
const timeoutMs = 60_000;

const agent = new Agent({ keepAlive: true });

/** Requests a path of a site, without following redirects. Never rejects. Node does not resolve names below `localhost`: see `src/get.ts`. */
export function request({ port, host }: CrawledSite, path: string): Promise<Reply> {
  return new Promise((resolve) => {
    const fail = () => {
      resolve({ status: 0, body: '' });
    };
    const headers = { host, 'accept-encoding': 'identity' };
    const sent = get({ agent, host: 'localhost', port, path, headers, timeout: timeoutMs }, (answer) => {
      text(answer).then((body) => {
        resolve({ status: answer.statusCode ?? 0, body });
      }, fail);
    });
    sent.on('timeout', () => sent.destroy());
    sent.on('error', fail);
  });
}
