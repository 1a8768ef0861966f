import { tags, type Page, type PageCard, type PageType } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read, readOrNull } from '../../catalogue/catalogue.ts';

export interface ArticleRequest {
  /** What the page may be; the first that has the slug is taken. */
  readonly types: readonly PageType[];
  readonly slug: string;
  /** Slug of the page or brand above it. */
  readonly parent?: string | undefined;
}

export interface ArticleData {
  readonly page: Page;
  readonly next: readonly PageCard[];
}

async function findId(locale: Locale, { types, slug, parent }: ArticleRequest): Promise<number | null> {
  const place = parent === undefined ? {} : { parent_slug: parent };
  for (const type of types) {
    const query = { entity_type: 'cms_page' as const, slug, page_type: type, published: true, ...place };
    const entity = await readOrNull(locale, 'urlEntity', { query }, [tags.slug('cms_page', slug)]);
    if (entity) return entity.id;
  }
  return null;
}

/** One page with what to read next, or null where there is none. */
export async function articleData(locale: Locale, request: ArticleRequest): Promise<ArticleData | null> {
  const id = await findId(locale, request);
  if (id === null) return null;
  const pageTags = [tags.page(id)];
  const [page, next] = await Promise.all([
    readOrNull(locale, 'page', { params: { id } }, pageTags),
    read(locale, 'pageAssociate', { params: { id } }, pageTags),
  ]);
  return page ? { page, next: next.items } : null;
}
