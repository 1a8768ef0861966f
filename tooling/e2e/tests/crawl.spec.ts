import { crawl } from '../src/crawl/crawl.ts';
import { sitesOf } from '../src/crawl/sites.ts';
import { expect, test } from '../src/test.ts';

/** For 1,800 pages on two cores. */
const maxDurationMs = 600_000;

/**
 * Reads every page of the five sitemaps as search engines do. `CRAWL_SITES=es=3903` crawls one server, such as `next dev`,
 * instead of the sites behind the front door.
 */
test('the pages of the sitemaps are complete, refer to each other, and have no broken links', async () => {
  test.setTimeout(maxDurationMs);
  const { pages, links, problems } = await crawl(sitesOf(process.env['CRAWL_SITES']));
  test.info().annotations.push({ type: 'crawled', description: `${String(pages)} pages, ${String(links)} more links` });
  expect(pages).toBeGreaterThan(0);
  expect(problems.slice(0, 50), `${String(problems.length)} problems`).toEqual([]);
});
