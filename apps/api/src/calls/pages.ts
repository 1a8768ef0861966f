import type { Page, PageVideo } from '@veralune/api-client/contract';
import { isSold } from '../catalogue/in-shop.ts';
import { pageOf } from '../catalogue/listing.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import { notFound } from '../http/http-error.ts';
import { pictureImage } from '../media/images.ts';
import { pageAlternates } from './alternates.ts';
import { needRef, pageCard, productCards } from './entities.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { newestFirst, pagesToReadNext } from './page-lists.ts';
import { slugList } from './slug-list.ts';
import { pageStrainOf } from './strains.ts';
import { yearOf } from './themes.ts';
import { viewContextOf, type ViewContext } from './view-context.ts';

/** Source: 3-decisions.md, "Behaviour". */
const articlesPerPage = 9;
/** Source: 1-site.md §9. */
const relatedPages = 4;

function pageIn({ view }: Pick<RequestContext<'page'>, 'view'>, id: number): PageRow {
  const page = view.shop.pages.find((row) => row.id === id);
  if (!page) throw notFound(`Shop ${String(view.shop.shopId)} has no page ${String(id)}.`);
  return page;
}

/** Child pages of a main page. The main page of a brand's corner has all pages of the corner. */
function childrenOf({ view }: ViewContext, page: PageRow): PageRow[] {
  return view.shop.pages.filter(
    (row) =>
      row.parentId === page.id ||
      (page.type === 'brand_corner_main' && row.type === 'brand_corner_page' && row.brandId === page.brandId),
  );
}

/** Null without a title in the language, or without the poster. */
function videoOf({ view, shared }: ViewContext, { id, video }: PageRow): PageVideo | null {
  if (video === null) return null;
  const { video_title: title } = view.words.of('page', id);
  const poster = pictureImage(shared.media, video.poster, view.language);
  return title === undefined || poster === null ? null : { youtube_id: video.youtube_id, title, poster };
}

function detail(context: RequestContext<'page'>, page: PageRow): Page {
  const viewContext = viewContextOf(context);
  const { view } = viewContext;
  const { body, meta } = view.words.of('page', page.id);
  return {
    ...pageCard(viewContext, page),
    body: richTextOf(body),
    credits: page.credits,
    sources: [...page.sources],
    strain: pageStrainOf(viewContext, page),
    video: videoOf(viewContext, page),
    needs: page.needs.filter((id) => isSold(viewContext, view.shop, 'need', id)).map((id) => needRef(view, id)),
    children: childrenOf(viewContext, page).map((child) => pageCard(viewContext, child)),
    related_products: productCards(viewContext, page.products),
    alternates: pageAlternates(context.catalogue, page),
    meta,
  };
}

/** Pages in the banner come first, then pages in order of creation, which is the order of ids. */
function editorsOrder(left: PageRow, right: PageRow): number {
  return Number(right.inBanner) - Number(left.inBanner) || left.id - right.id;
}

/** The id that a filter names by id or slug; 0, the id of nothing, for an unknown slug. */
function idOf(idOrSlug: string, slugs: ReadonlyMap<string, number>): number {
  return slugs.get(idOrSlug) ?? (/^\d+$/.test(idOrSlug) ? Number(idOrSlug) : 0);
}

function filtered({ view, query }: RequestContext<'pages'>): PageRow[] {
  const { type, theme, need, year, order } = query;
  const slugs = slugList(query.slugs);
  const themeId = theme === undefined ? undefined : idOf(theme, view.themeSlugs);
  const needId = need === undefined ? undefined : idOf(need, view.slugs.need);
  return view.shop.pages
    .filter((page) => type === undefined || (type === 'need' ? page.needs.length > 0 : page.type === type))
    .filter((page) => themeId === undefined || page.themeId === themeId)
    .filter((page) => needId === undefined || page.needs.includes(needId))
    .filter((page) => year === undefined || yearOf(page) === year)
    .filter((page) => slugs?.includes(view.words.of('page', page.id).slug) ?? true)
    .sort(order === 'order' ? editorsOrder : newestFirst);
}

export const pageHandlers: Handlers<'pages' | 'page' | 'pageAssociate'> = {
  pages: (context) => {
    const pages = filtered(context);
    const page = pageOf(pages, context.query.page ?? 1, context.query.perPage ?? articlesPerPage);
    return { items: page.map((row) => pageCard(viewContextOf(context), row)), total: pages.length };
  },
  page: (context) => detail(context, pageIn(context, context.params.id)),
  pageAssociate: (context) => {
    const viewContext = viewContextOf(context);
    const pages = pagesToReadNext(viewContext, pageIn(context, context.params.id));
    return { items: pages.slice(0, relatedPages).map((page) => pageCard(viewContext, page)), total: pages.length };
  },
};
