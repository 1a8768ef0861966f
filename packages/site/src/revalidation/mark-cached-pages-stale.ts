import { catalogueTag } from '@veralune/api-client/contract';
import { sign, signatureHeader, type Invalidation } from '@veralune/api-client/invalidation';
import type { Market } from '@veralune/routing';
import { setTimeout as sleep } from 'node:timers/promises';
import { revalidationPath } from './revalidation-path.ts';

const attempts = 60;
const pauseMs = 1_000;

async function isAccepted(url: string, message: Invalidation, secret: string): Promise<boolean> {
  const body = JSON.stringify(message);
  const headers = { 'content-type': 'application/json', [signatureHeader]: await sign(secret, body, message.sentAt) };
  try {
    return (await fetch(url, { method: 'POST', headers, body, cache: 'no-store' })).ok;
  } catch {
    return false;
  }
}

/**
 * Marks the pages stale that a previous process of this server wrote to disk. Next keeps invalidated tags in memory only:
 * after a restart, a page whose tag was invalidated but that was not rendered again would be served as fresh.
 * Tags can be invalidated only while handling a request, so the server sends a request to itself once it listens.
 * @returns whether the request was accepted
 */
export async function markCachedPagesStale(
  { id }: Market,
  { port, secret }: { port: string; secret: string },
): Promise<boolean> {
  for (let attempt = 0; attempt < attempts; attempt += 1) {
    const message = { market: id, version: 0, from: 0, tags: [catalogueTag], sentAt: Date.now() };
    if (await isAccepted(`http://127.0.0.1:${port}${revalidationPath}`, message, secret)) return true;
    await sleep(pauseMs, undefined, { ref: false });
  }
  return false;
}
