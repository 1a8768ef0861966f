import { Failure } from '@veralune/dev/failure';
import { href } from '@veralune/routing';
import { ask } from './ask.ts';

/** Paths of the pages that a sitemap lists. */
async function pathsIn(port: number, path: string): Promise<string[]> {
  const { body } = await ask(port, path);
  return [...body.matchAll(/<loc>([^<]+)<\/loc>/g)].map(([, address = '']) => new URL(address).pathname);
}

/** All pages of the Belgian site, in the order of its sitemaps. */
export async function pagesOfSite(port: number): Promise<readonly string[]> {
  const sitemaps = await pathsIn(port, '/sitemap.xml');
  const pages = (await Promise.all(sitemaps.map((sitemap) => pathsIn(port, sitemap)))).flat();
  const unique = [...new Set(pages)];
  if (unique.length < 100) throw new Failure(`The sitemaps have only ${unique.length} pages.`);
  return unique;
}

/** A page of results, which is rendered for each request. Each index has another address, so that no cache has it. */
export function resultsPath(index: number): string {
  const words = ['magnesium', 'zinc', 'sommeil', 'vitamine', 'digestion', 'immunite', 'fer', 'articulations'];
  return href('results', { terms: `${words[index % words.length] ?? ''}-${index}` }, 'fr-be');
}
