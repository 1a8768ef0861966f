import { findProblems, type CrawledPage } from './find-problems.ts';
import { inParallel } from './in-parallel.ts';
import { readPage } from './page-facts.ts';
import { request } from './request.ts';
import { mayCrawl, readRobots, type Robots } from './robots.ts';
import { readIndex, readSitemap, type SitemapAddress } from './sitemap.ts';
import { langOf, type CrawledSite } from './sites.ts';

/**
 * Requests at the same time. With eight on two cores, pages that are rendered for the first time waited longer for the API
 * than their time limit.
 */
const concurrency = 4;

interface OpenSite {
  readonly site: CrawledSite;
  readonly robots: Robots;
  /** The public origin, which the addresses of the sitemap have. */
  readonly origin: string;
  readonly entries: readonly SitemapAddress[];
}

export interface CrawlResult {
  readonly pages: number;
  readonly links: number;
  readonly problems: readonly string[];
}

function answerOf(status: number): string {
  return status === 0 ? 'did not answer' : `answered ${String(status)}`;
}

function pathOf(address: string): string {
  const { pathname, search } = new URL(address);
  return pathname + search;
}

async function textAt(site: CrawledSite, path: string): Promise<string> {
  const { status, body } = await request(site, path);
  if (status !== 200) throw new Error(`${site.host}${path} ${answerOf(status)}`);
  return body;
}

/** Reads the rules and the sitemaps of a site. */
async function open(site: CrawledSite): Promise<OpenSite> {
  const robots = readRobots(await textAt(site, '/robots.txt'));
  const parts = readIndex(await textAt(site, pathOf(robots.sitemap)));
  const entries = await inParallel(parts, concurrency, async (part) => readSitemap(await textAt(site, pathOf(part))));
  return { site, robots, origin: new URL(robots.sitemap).origin, entries: entries.flat() };
}

/** The paths of the sitemaps of a site. */
export async function sitemapPaths(site: CrawledSite): Promise<string[]> {
  const { entries } = await open(site);
  return entries.map(({ address }) => pathOf(address));
}

/** The entries of all sites in turn, so that all servers work at the same time. */
function inTurn(sites: readonly OpenSite[]): { readonly open: OpenSite; readonly entry: SitemapAddress }[] {
  const longest = Math.max(0, ...sites.map(({ entries }) => entries.length));
  return Array.from({ length: longest }, (_, index) =>
    sites.flatMap((each) => {
      const entry = each.entries[index];
      return entry ? [{ open: each, entry }] : [];
    }),
  ).flat();
}

/** The distinct links to crawled sites that search engines may follow, without the pages that are known already. */
function linksOf(pages: readonly CrawledPage[], sites: readonly OpenSite[]): { site: CrawledSite; address: string }[] {
  const known = new Set(pages.map(({ address }) => address));
  const links = new Set(pages.flatMap((page) => page.links));
  return [...links.difference(known)].flatMap((address) => {
    const found = sites.find(({ origin }) => URL.parse(address)?.origin === origin);
    return found && mayCrawl(found.robots, pathOf(address)) ? [{ site: found.site, address }] : [];
  });
}

/** Crawls the pages of the sitemaps and the links in them. */
export async function crawl(crawled: readonly CrawledSite[]): Promise<CrawlResult> {
  const sites = await Promise.all(crawled.map(open));
  const failures: string[] = [];
  const pages = await inParallel(inTurn(sites), concurrency, async ({ open: { site, robots }, entry }) => {
    const path = pathOf(entry.address);
    if (!mayCrawl(robots, path)) failures.push(`${entry.address} is in the sitemap, but robots.txt disallows it`);
    const { status, body } = await request(site, path);
    if (status !== 200) failures.push(`${entry.address} is in the sitemap, but ${answerOf(status)}`);
    const page = { ...readPage(entry.address, body), expectedLang: langOf(path, site.market), entry };
    return status === 200 ? [page] : [];
  });
  const links = linksOf(pages.flat(), sites);
  await inParallel(links, concurrency, async ({ site, address }) => {
    const { status } = await request(site, pathOf(address));
    if (status === 200) return;
    const from = pages.flat().find((page) => page.links.includes(address));
    failures.push(`${from?.address ?? ''} links to ${address}, which ${answerOf(status)}`);
  });
  const problems = findProblems(pages.flat(), new Set(sites.map(({ origin }) => origin)));
  return { pages: pages.flat().length, links: links.length, problems: [...failures, ...problems] };
}
