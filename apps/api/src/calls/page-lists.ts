import type { PageRow } from '../catalogue/shop-index.ts';
import type { Shown } from './entities.ts';

/** Pages that people read for advice, and not to find the company or the law. */
const articles: ReadonlySet<PageRow['type']> = new Set(['advice', 'innovation']);

export const isArticle = (page: PageRow): boolean => articles.has(page.type);

export const newestFirst = (left: PageRow, right: PageRow): number =>
  right.publishedOn.localeCompare(left.publishedOn) || left.id - right.id;

export const needsOf = ({ kept }: Shown, page: PageRow): readonly number[] => kept.pageLists.needs.get(page.id) ?? [];

const sharesNeed = (shown: Shown, page: PageRow, needs: ReadonlySet<number>): boolean =>
  needsOf(shown, page).some((id) => needs.has(id));

/** Articles of the shop that are tied to any need, or to one of `needs`; the newest first. */
export const articlesOnNeeds = (shown: Shown, needs?: ReadonlySet<number>): PageRow[] =>
  shown.view.shop.pages
    .filter((page) => isArticle(page) && (needs ? sharesNeed(shown, page, needs) : needsOf(shown, page).length > 0))
    .sort(newestFirst);

/** Articles that name a product, then those on its needs. */
export const articlesOnProduct = (shown: Shown, productId: number, position: number): PageRow[] => {
  const { view, kept } = shown;
  const needs = new Set([...view.shop.groups.need].flatMap(([id, products]) => (products.has(position) ? [id] : [])));
  const names = (page: PageRow): boolean => kept.pageLists.products.get(page.id)?.includes(productId) ?? false;
  const pages = view.shop.pages.filter((page) => isArticle(page) && (names(page) || sharesNeed(shown, page, needs)));
  return pages.sort((left, right) => Number(names(right)) - Number(names(left)) || newestFirst(left, right));
};

/** Pages to read after `page`: of its type and below the same parent; of the same theme or need first. */
export const pagesToReadNext = (shown: Shown, page: PageRow): PageRow[] => {
  const needs = new Set(needsOf(shown, page));
  const closeness = (other: PageRow): number =>
    Number(other.themeId !== null && other.themeId === page.themeId) + Number(sharesNeed(shown, other, needs));
  return shown.view.shop.pages
    .filter(
      (other) =>
        other.id !== page.id &&
        other.type === page.type &&
        other.parentId === page.parentId &&
        other.brandId === page.brandId,
    )
    .sort((left, right) => closeness(right) - closeness(left) || newestFirst(left, right));
};
