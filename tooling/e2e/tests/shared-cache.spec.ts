import { setTimeout as pause } from 'node:timers/promises';
import { sign, signatureHeader, type Invalidation } from '@veralune/api-client/invalidation';
import { tagIn, tags } from '@veralune/api-client/contract';
import { startPrivateRedis } from '@veralune/dev/testing/private-redis';
import { href } from '@veralune/routing';
import { Editor } from '../src/editor.ts';
import { marked, newMark, unmarked } from '../src/marked-texts.ts';
import { startStandaloneSite, type StandaloneSite } from '../src/standalone-site.ts';
import { expect, test } from '../src/test.ts';
import { apiOrigin, frontDoorPort } from '../src/urls.ts';

const locale = 'fr-be';
const ports = [frontDoorPort + 92, frontDoorPort + 93] as const;
const secret = 'the secret of two instances, which share a page cache';
const productPath = href('product', { slug: 'vigorine-articulations' }, locale);

/** Milliseconds within which every instance must show a change. Source: docs/decisions/0011-invalidation.md. */
const withinMs = 5_000;
/** Longer than pages are served without contact to Redis. */
const untrustedMs = 4_500;

async function visit({ origin }: StandaloneSite, path: string) {
  const answer = await fetch(origin + path);
  const { status, headers } = answer;
  return {
    status,
    cache: headers.get('x-nextjs-cache'),
    lifetime: headers.get('cache-control'),
    html: await answer.text(),
  };
}

/** Sends the message that the API sends after a change of the product. */
async function invalidate({ origin }: StandaloneSite, product: number, version: number): Promise<void> {
  const message: Invalidation = {
    market: 'be',
    version,
    from: version - 1,
    tags: [tagIn(locale, tags.product(product))],
    sentAt: Date.now(),
  };
  const body = JSON.stringify(message);
  const headers = { [signatureHeader]: await sign(secret, body, message.sentAt) };
  const answer = await fetch(`${origin}/fragments/revalidate`, { method: 'POST', headers, body });
  expect(await answer.json()).toMatchObject({ applied: true });
}

/** A page is stored after it is sent. */
async function waitUntilStored(site: StandaloneSite, path: string): Promise<void> {
  await expect.poll(async () => (await visit(site, path)).cache).toBe('HIT');
}

test('two instances of a site share their pages, and lose only cache hits without Redis', async () => {
  const redis = await startPrivateRedis();
  const start = (port: number) =>
    startStandaloneSite(port, apiOrigin, { REDIS_URL: redis.url, REVALIDATE_SECRET: secret });
  const [first, other] = await Promise.all(ports.map(start) as [Promise<StandaloneSite>, Promise<StandaloneSite>]);
  let one = first;
  const editor = await Editor.withToken();
  const product = unmarked(await editor.read('product', 'vigorine-articulations'), ['name']);
  try {
    await test.step('a page is rendered once', async () => {
      const rendered = await visit(one, productPath);
      expect(rendered).toMatchObject({ status: 200, cache: 'MISS' });
      expect(rendered.lifetime).toMatch(/^s-maxage=\d+, stale-while-revalidate=\d+, stale-if-error=\d+$/);
      await waitUntilStored(one, productPath);
      expect(await visit(other, productPath)).toEqual({ ...rendered, cache: 'HIT' });
    });

    await test.step('a change reaches both instances, and is rendered once', async () => {
      const mark = newMark();
      const changed = await editor.write('product', marked(product, mark, ['name']));
      await invalidate(one, changed.id, changed.revision);
      const since = Date.now();
      await expect
        .poll(async () => (await visit(other, productPath)).html.includes(mark), { timeout: withinMs, intervals: [50] })
        .toBe(true);
      expect(Date.now() - since).toBeLessThan(withinMs);
      // The tags are invalidated a second time, and then the page is rendered a last time.
      await pause(withinMs);
      await waitUntilStored(one, productPath);
      const shown = await Promise.all([one, other].map((each) => visit(each, productPath)));
      expect(shown.map(({ cache, html }) => [cache, html.includes(mark)])).toEqual([
        ['HIT', true],
        ['HIT', true],
      ]);
    });

    await test.step('an instance that is started again has the pages at once', async () => {
      await one.stop();
      one = await start(ports[0]);
      expect(await visit(one, productPath)).toMatchObject({ status: 200, cache: 'HIT' });
    });

    for (const [what, stop, resume] of [
      ['frozen', () => Promise.resolve(redis.freeze()), () => Promise.resolve(redis.thaw())],
      ['stopped', redis.kill, redis.start],
    ] as const) {
      await test.step(`with Redis ${what}, pages are rendered again, and shared when it is back`, async () => {
        await stop();
        await pause(untrustedMs);
        for (const each of [one, other]) {
          const started = Date.now();
          expect(await visit(each, productPath)).toMatchObject({ status: 200, cache: 'MISS' });
          expect(Date.now() - started).toBeLessThan(withinMs);
        }
        await resume();
        await expect
          .poll(
            async () => {
              const path = `${href('products', {}, locale)}`;
              await visit(one, path);
              const seen = await Promise.all([one, other].map((each) => visit(each, path)));
              return seen.map(({ cache }) => cache);
            },
            { timeout: 30_000 },
          )
          .toEqual(['HIT', 'HIT']);
      });
    }
  } finally {
    await editor.write('product', { ...product, revision: (await editor.read('product', product.key)).revision });
    await Promise.all([one.stop(), other.stop()]);
    await redis.close();
  }
});
