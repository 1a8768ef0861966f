import type { PageRow } from '../catalogue/rows.ts';
import type { ViewContext } from './view-context.ts';

/** Types of editorial pages, as opposed to company and legal pages. */
const articles: ReadonlySet<PageRow['type']> = new Set(['advice', 'innovation']);

export function isArticle(page: PageRow): boolean {
  return articles.has(page.type);
}

export function newestFirst(left: PageRow, right: PageRow): number {
  return right.publishedOn.localeCompare(left.publishedOn) || left.id - right.id;
}

function sharesNeed(page: PageRow, needs: ReadonlySet<number>): boolean {
  return page.needs.some((id) => needs.has(id));
}

/** Articles of the shop about any need, or about one of `needs`; newest first. */
export function articlesOnNeeds(viewContext: ViewContext, needs?: ReadonlySet<number>): PageRow[] {
  return viewContext.view.shop.pages
    .filter((page) => isArticle(page) && (needs ? sharesNeed(page, needs) : page.needs.length > 0))
    .sort(newestFirst);
}

/** Articles about a product, followed by articles about its needs. */
export function articlesOnProduct({ view }: ViewContext, productId: number, slot: number): PageRow[] {
  const needs = new Set([...view.shop.groups.need].flatMap(([id, products]) => (products.has(slot) ? [id] : [])));
  const isAbout = (page: PageRow): boolean => page.products.includes(productId);
  const pages = view.shop.pages.filter((page) => isArticle(page) && (isAbout(page) || sharesNeed(page, needs)));
  return pages.sort((left, right) => Number(isAbout(right)) - Number(isAbout(left)) || newestFirst(left, right));
}

/** Pages of the same type and parent as `page`. Those with the same theme or a common need come first. */
export function pagesToReadNext(viewContext: ViewContext, page: PageRow): PageRow[] {
  const needs = new Set(page.needs);
  const relevance = (other: PageRow): number =>
    Number(other.themeId !== null && other.themeId === page.themeId) + Number(sharesNeed(other, needs));
  return viewContext.view.shop.pages
    .filter(
      (other) =>
        other.id !== page.id &&
        other.type === page.type &&
        other.parentId === page.parentId &&
        other.brandId === page.brandId,
    )
    .sort((left, right) => relevance(right) - relevance(left) || newestFirst(left, right));
}
