import { internalPath, marketOf, match, type Locale } from '@veralune/routing';
import { documentTitle } from '@veralune/site/metadata/document-title';
import type { Metadata } from 'next';
import { readInternalPath } from './read-internal-path.ts';

interface PageModule {
  readonly generateMetadata?: (props: { readonly params: Promise<object> }) => Promise<Metadata>;
}

/** What search engines read in the head of a page. */
export interface PageHead {
  readonly title: string;
  readonly description: string;
  readonly canonical: string;
  /** Addresses by `hreflang`. */
  readonly languages: Readonly<Record<string, string>>;
  /** Whether the page says that it must not be indexed. */
  readonly isExcluded: boolean;
}

/** The title of the metadata. A page with a form writes its title itself; without errors it is that of the shared link. */
function titleOf({ title, openGraph }: Metadata): Metadata['title'] {
  return title === null && typeof openGraph?.title === 'string' ? documentTitle(openGraph.title) : title;
}

function headOf(metadata: Metadata, path: string): PageHead {
  const { description, robots, alternates } = metadata;
  const title = titleOf(metadata);
  const canonical = alternates?.canonical;
  if (typeof title !== 'string' || typeof description !== 'string' || typeof canonical !== 'string')
    throw new Error(`${path}: the page has no title, description or canonical address.`);
  const languages = alternates?.languages as PageHead['languages'];
  return { title, description, canonical, languages, isExcluded: robots !== undefined };
}

/**
 * The head of the page at a path.
 * @param cornerBrands slugs of the brands with a corner; their pages cannot be recognized by the path alone
 * @throws if no page is there, or its head is not complete
 */
export async function pageHead(path: string, locale: Locale, cornerBrands: ReadonlySet<string>): Promise<PageHead> {
  const found = match(path, marketOf(locale).id, { cornerBrands });
  if (found.kind !== 'route') throw new Error(`${locale}: ${path} is not an address of the site.`);
  const { screen, params } = readInternalPath(internalPath(found));
  const { generateMetadata } = (await import(`@veralune/site/screens/${screen}`)) as PageModule;
  if (!generateMetadata) throw new Error(`${locale}: the screen ${screen} has no metadata.`);
  const metadata = await generateMetadata({ params: Promise.resolve(params) }).catch((cause: unknown) => {
    throw new Error(`${locale}: ${path} has no page.`, { cause });
  });
  return headOf(metadata, path);
}
