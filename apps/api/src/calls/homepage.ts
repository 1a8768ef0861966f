import type { PageRow } from '../catalogue/rows.ts';
import { newProducts, type ShopIndex } from '../catalogue/shop-index.ts';
import { isSold } from '../catalogue/in-shop.ts';
import { brandCard, pageCard, productCard } from './entities.ts';
import type { Handlers } from './handler.ts';
import { soldNeeds } from './needs.ts';
import { isArticle, newestFirst } from './page-lists.ts';
import { viewContextOf } from './view-context.ts';

const mostProducts = 8;
const mostPages = 6;
const mostBannerPages = 3;

/** Pages of any type can be in the banner; the newest are shown. The articles are the newest of the others. */
function pagesOfHome({ pages }: ShopIndex): {
  readonly banner: readonly PageRow[];
  readonly articles: readonly PageRow[];
} {
  const banner = pages
    .filter(({ inBanner }) => inBanner)
    .sort(newestFirst)
    .slice(0, mostBannerPages);
  const others = pages.filter((page) => isArticle(page) && !banner.includes(page));
  return { banner, articles: others.sort(newestFirst).slice(0, mostPages) };
}

/** The slots of the products, and the pages, that the home page of a shop shows. */
function homepageLists(shop: ShopIndex, now: number) {
  const fresh = newProducts(shop, now);
  const slots = [...shop.order];
  return {
    promoted: slots.filter((slot) => shop.products[slot]?.row.promoted).slice(0, mostProducts),
    fresh: slots.filter((slot) => fresh.has(slot)).slice(0, mostProducts),
    ...pagesOfHome(shop),
  };
}

/** Ids of the products and pages on the home page of a shop. */
export function homepageIds(shop: ShopIndex, now: number) {
  const { promoted, fresh, banner, articles } = homepageLists(shop, now);
  return {
    products: [...promoted, ...fresh].flatMap((slot) => shop.products[slot]?.row.id ?? []),
    pages: [...banner, ...articles].map(({ id }) => id),
  };
}

export const homepageHandlers: Handlers<'homepage'> = {
  homepage: (context) => {
    const { view, catalogue, now } = context;
    const viewContext = viewContextOf(context);
    const { promoted, fresh, banner, articles } = homepageLists(view.shop, now);
    const cards = (slots: readonly number[]) => slots.map((slot) => productCard(viewContext, slot));
    return {
      promoted_products: cards(promoted),
      new_products: cards(fresh),
      brands: catalogue.shared.brands.all
        .filter(({ id }) => isSold(catalogue, view.shop, 'brand', id))
        .map(({ id }) => brandCard(viewContext, id)),
      needs: soldNeeds(viewContext),
      banner_pages: banner.map((page) => pageCard(viewContext, page)),
      pages: articles.map((page) => pageCard(viewContext, page)),
    };
  },
};
