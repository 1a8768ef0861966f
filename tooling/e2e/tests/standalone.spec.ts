import { existsSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { findRedis, startPrivateRedis } from '@veralune/dev/testing/private-redis';
import { href } from '@veralune/routing';
import { expect, test } from '../src/test.ts';
import { startUnpackedSite, statusOf, unpackSite, type UnpackedSite } from '../src/unpacked-site.ts';
import { apiOrigin, frontDoorPort } from '../src/urls.ts';

const market = 'be';
const locale = 'fr-be';
const home = href('home', {}, locale);
const unreachable = 'http://127.0.0.1:1';

let folder = '';
test.beforeAll(() => {
  folder = unpackSite(market);
});
test.afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

function start(port: number, variables: Readonly<Record<string, string>>): UnpackedSite {
  return startUnpackedSite({ folder, market, port: frontDoorPort + port, variables });
}

test.describe('the output of a build, without the workspace', () => {
  test('has only its own app', () => {
    expect(['be', 'ch', 'api'].filter((app) => existsSync(join(folder, 'apps', app)))).toEqual(['be']);
    expect(['pnpm-lock.yaml', 'turbo.json'].filter((file) => existsSync(join(folder, file)))).toEqual([]);
  });

  test('shows a page with its files, and ends when it is told to', async () => {
    const site = start(94, { API_URL: apiOrigin });
    try {
      // Next itself answers requests that come before the start-up code has ended.
      await expect.poll(() => statusOf(site, '/healthz')).toBe(200);
      await expect.poll(() => statusOf(site, '/readyz')).toBe(200);
      const answer = await fetch(site.origin + home);
      const html = await answer.text();
      expect([answer.status, html.includes('<h1')]).toEqual([200, true]);
      const scripts = [...html.matchAll(/\/_next\/static\/[^"\s\\]+\.js/g)].map(([path]) => path);
      expect(scripts.length).toBeGreaterThan(2);
      for (const path of [...new Set(scripts), '/favicon.ico', '/logos/header-fr.svg'])
        expect(await statusOf(site, path), path).toBe(200);
      expect(await statusOf(site, '/nl/geen-pagina')).toBe(404);
    } finally {
      // Ended by SIGTERM.
      expect(await site.stop()).toBe(143);
    }
  });

  test('is alive, but not ready while the API is unreachable', async () => {
    const site = start(95, { API_URL: unreachable });
    try {
      await expect.poll(() => statusOf(site, '/healthz')).toBe(200);
      expect(await statusOf(site, '/readyz')).toBe(503);
    } finally {
      await site.stop();
    }
  });

  test('does not start with wrong variables, and names them all', async () => {
    const site = start(96, { API_URL: 'api', TRUSTED_PROXIES: 'one', ALLOWED_ADDRESSES: '192.0.2' });
    const code = await site.ended;
    expect(site.output()).toMatch(
      /VR-SITE-017: API_URL must be[^]*VR-SITE-013: TRUSTED_PROXIES[^]*VR-SITE-004: ALLOWED_ADDRESSES/,
    );
    expect(code).not.toBe(0);
  });
});

/** Without a Redis server, shared-cache.spec.ts says so. */
if ('path' in findRedis(process.env))
  test('shares its pages with another instance through Redis', async () => {
    const redis = await startPrivateRedis();
    const sites = [97, 98].map((port) => start(port, { API_URL: apiOrigin, REDIS_URL: redis.url }));
    try {
      const cacheOf = async (site: (typeof sites)[number]): Promise<string | null> => {
        const answer = await fetch(site.origin + href('products', {}, locale));
        await answer.text();
        return answer.headers.get('x-nextjs-cache');
      };
      for (const site of sites) await expect.poll(() => statusOf(site, '/readyz')).toBe(200);
      const [first, second] = sites as [(typeof sites)[number], (typeof sites)[number]];
      expect(await cacheOf(first)).toBe('MISS');
      // A page is stored after it is sent.
      await expect.poll(() => cacheOf(first)).toBe('HIT');
      expect(await cacheOf(second)).toBe('HIT');
    } finally {
      await Promise.all(sites.map((site) => site.stop()));
      await redis.close();
    }
  });
