import { createServer } from 'node:net';
import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { createTranslator } from '@veralune/i18n';
import { href } from '@veralune/routing';
import { startStandaloneSite } from '../src/standalone-site.ts';
import { expect, test } from '../src/test.ts';
import { frontDoorPort } from '../src/urls.ts';

const locale = 'fr-be';

// The error page is in the document: no script fills it.
test.use({ javaScriptEnabled: false });

/** A page that was never rendered before: its slug is different in each run. */
function unknownPage(): string {
  return href('product', { slug: `never-seen-${Date.now()}` }, locale);
}

/** A server that accepts every connection and never answers. */
async function startHanging() {
  const server = createServer();
  server.listen(0, '127.0.0.1');
  await once(server, 'listening');
  return { url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, close: () => server.close() };
}

for (const [what, port, startApi] of [
  ['refuses connections', frontDoorPort + 90, async () => ({ url: 'http://127.0.0.1:1', close: () => undefined })],
  ['accepts connections and never answers', frontDoorPort + 91, startHanging],
] as const) {
  test(`while the catalogue ${what}, a page that was never rendered is a readable 503`, async ({ page }) => {
    const t = createTranslator(locale);
    const api = await startApi();
    const site = await startStandaloneSite(port, api.url);
    try {
      const started = Date.now();
      const answer = await page.goto(site.origin + unknownPage(), { waitUntil: 'domcontentloaded' });
      expect(answer?.status()).toBe(503);
      expect(answer?.headers()['retry-after']).toBe('5');
      expect(Date.now() - started, 'milliseconds until the answer').toBeLessThan(15_000);
      expect(answer?.headers()['cache-control']).toBe('no-store');
      await expect(page.getByRole('heading', { level: 1 })).toHaveText(t('errors.500.title'));
    } finally {
      await site.stop();
      api.close();
    }
  });
}
