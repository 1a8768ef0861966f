import type { Page } from '@veralune/api-client/contract';
import { isSold } from '../catalogue/in-shop.ts';
import { pageOf } from '../catalogue/listing.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import { notFound } from '../http/answers.ts';
import { pageAlternates } from './alternates.ts';
import { needRef, pageCard, productCards, type Shown } from './entities.ts';
import type { Handlers, Scene } from './handler.ts';
import { newestFirst, pagesToReadNext } from './page-lists.ts';
import { shownIn, slugList } from './scene.ts';

/** Source: 3-decisions.md, "Behaviour". */
const articlesPerPage = 9;
/** Source: 1-site.md §9. */
const relatedPages = 4;

function pageIn({ view }: Pick<Scene<'page'>, 'view'>, id: number): PageRow {
  const page = view.shop.pages.find((row) => row.id === id);
  if (!page) throw notFound(`Shop ${String(view.shop.shopId)} has no page ${String(id)}.`);
  return page;
}

/** Sub-pages of a main page, pages of a brand's corner below its main page. */
function childrenOf({ view }: Shown, page: PageRow): PageRow[] {
  return view.shop.pages.filter(
    (row) =>
      row.parentId === page.id ||
      (page.type === 'brand_corner_main' && row.type === 'brand_corner_page' && row.brandId === page.brandId),
  );
}

function detail(scene: Scene<'page'>, page: PageRow): Page {
  const shown = shownIn(scene);
  const { view } = shown;
  const { body, meta } = view.words.of('page', page.id);
  return {
    ...pageCard(shown, page),
    body: richTextOf(body),
    needs: page.needs.filter((id) => isSold(shown, view.shop, 'need', id)).map((id) => needRef(view, id)),
    children: childrenOf(shown, page).map((child) => pageCard(shown, child)),
    related_products: productCards(shown, page.products),
    alternates: pageAlternates(scene.catalogue, page),
    meta,
  };
}

/** Pages in the banner first; ids follow the order in which editors made them. */
function editorsOrder(left: PageRow, right: PageRow): number {
  return Number(right.inBanner) - Number(left.inBanner) || left.id - right.id;
}

function filtered({ view, query }: Scene<'pages'>): PageRow[] {
  const { type, theme, order } = query;
  const slugs = slugList(query.slugs);
  const themeId = theme === undefined ? undefined : (view.themeSlugs.get(theme) ?? 0);
  return view.shop.pages
    .filter((page) => type === undefined || (type === 'need' ? page.needs.length > 0 : page.type === type))
    .filter((page) => themeId === undefined || page.themeId === themeId)
    .filter((page) => slugs?.includes(view.words.of('page', page.id).slug) ?? true)
    .sort(order === 'order' ? editorsOrder : newestFirst);
}

export const pageHandlers: Handlers<'pages' | 'page' | 'pageAssociate'> = {
  pages: (scene) => {
    const pages = filtered(scene);
    const page = pageOf(pages, scene.query.page ?? 1, scene.query.perPage ?? articlesPerPage);
    return { items: page.map((row) => pageCard(shownIn(scene), row)), total: pages.length };
  },
  page: (scene) => detail(scene, pageIn(scene, scene.params.id)),
  pageAssociate: (scene) => {
    const shown = shownIn(scene);
    const pages = pagesToReadNext(shown, pageIn(scene, scene.params.id));
    return { items: pages.slice(0, relatedPages).map((page) => pageCard(shown, page)), total: pages.length };
  },
};
