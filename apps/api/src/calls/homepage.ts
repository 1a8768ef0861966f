import { newProducts } from '../catalogue/shop-index.ts';
import { isSold } from '../catalogue/in-shop.ts';
import { brandRef, pageCard, productCard } from './entities.ts';
import type { Handlers } from './handler.ts';
import { soldNeeds } from './needs.ts';
import { isArticle, newestFirst } from './page-lists.ts';
import { shownIn } from './scene.ts';

const mostProducts = 8;
const mostPages = 6;

export const homepageHandlers: Handlers<'homepage'> = {
  homepage: (scene) => {
    const { view, catalogue, now } = scene;
    const shown = shownIn(scene);
    const fresh = newProducts(view.shop, now);
    const promoted = [...view.shop.order].filter((slot) => view.shop.products[slot]?.row.promoted);
    const cards = (slots: readonly number[]) =>
      slots.slice(0, mostProducts).map((slot) => productCard(shown, slot));
    const articles = view.shop.pages
      .filter(isArticle)
      .sort((left, right) => Number(right.inBanner) - Number(left.inBanner) || newestFirst(left, right));
    return {
      promoted_products: cards(promoted),
      new_products: cards([...view.shop.order].filter((slot) => fresh.has(slot))),
      brands: catalogue.kept.brands.all
        .filter(({ id }) => isSold(catalogue, view.shop, 'brand', id))
        .map(({ id }) => ({ ...brandRef(shown, id), tagline: view.words.of('brand', id).tagline })),
      needs: soldNeeds(shown),
      pages: articles.slice(0, mostPages).map((page) => pageCard(shown, page)),
    };
  },
};
