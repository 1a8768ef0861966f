import { tags, type Page, type PageCard, type PageType } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read, readOrNull } from '../../catalogue/catalogue.ts';

export interface ArticleRequest {
  /** Possible types of the page. The first type with the slug is used. */
  readonly types: readonly PageType[];
  readonly slug: string;
  /** Slug of the parent page or of the brand. */
  readonly parent?: string | undefined;
}

export interface ArticleData {
  readonly page: Page;
  readonly next: readonly PageCard[];
}

async function findId(locale: Locale, { types, slug, parent }: ArticleRequest): Promise<number | null> {
  const parentQuery = parent === undefined ? {} : { parent_slug: parent };
  for (const type of types) {
    const query = { entity_type: 'cms_page' as const, slug, page_type: type, published: true, ...parentQuery };
    const entity = await readOrNull(locale, 'urlEntity', { query }, [tags.slug('cms_page', slug)]);
    if (entity) return entity.id;
  }
  return null;
}

/** A page and the pages to read next, or null when the page does not exist. */
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
