import type { PageRow } from '../catalogue/rows.ts';
import type { Shown } from './entities.ts';

/** Pages that people read for advice, and not to find the company or the law. */
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

/** Articles of the shop that are tied to any need, or to one of `needs`; the newest first. */
export function articlesOnNeeds(shown: Shown, needs?: ReadonlySet<number>): PageRow[] {
  return shown.view.shop.pages
    .filter((page) => isArticle(page) && (needs ? sharesNeed(page, needs) : page.needs.length > 0))
    .sort(newestFirst);
}

/** Articles that name a product, then those on its needs. */
export function articlesOnProduct({ view }: Shown, productId: number, slot: number): PageRow[] {
  const needs = new Set([...view.shop.groups.need].flatMap(([id, products]) => (products.has(slot) ? [id] : [])));
  const names = (page: PageRow): boolean => page.products.includes(productId);
  const pages = view.shop.pages.filter((page) => isArticle(page) && (names(page) || sharesNeed(page, needs)));
  return pages.sort((left, right) => Number(names(right)) - Number(names(left)) || newestFirst(left, right));
}

/** Pages to read after `page`: of its type and below the same parent; of the same theme or need first. */
export function pagesToReadNext(shown: Shown, page: PageRow): PageRow[] {
  const needs = new Set(page.needs);
  const closeness = (other: PageRow): number =>
    Number(other.themeId !== null && other.themeId === page.themeId) + Number(sharesNeed(other, needs));
  return shown.view.shop.pages
    .filter(
      (other) =>
        other.id !== page.id &&
        other.type === page.type &&
        other.parentId === page.parentId &&
        other.brandId === page.brandId,
    )
    .sort((left, right) => closeness(right) - closeness(left) || newestFirst(left, right));
}
