import type { Need } from '@veralune/api-client/contract';
import { isSold } from '../catalogue/in-shop.ts';
import { richTextOf } from '../content/rich-text.ts';
import { notFound } from '../http/http-error.ts';
import { soldAlternates } from './alternates.ts';
import { need, pageCard } from './entities.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { articlesOnNeeds } from './page-lists.ts';
import { slugList } from './slug-list.ts';
import { viewContextOf, type ViewContext } from './view-context.ts';

/** Source: 1-site.md §9. */
const relatedPages = 4;

/** Needs with products in the shop: parents first, each level in the editors' order. */
export function soldNeeds(viewContext: ViewContext): Need[] {
  const rows = viewContext.shared.needs.all.filter(({ id }) => isSold(viewContext, viewContext.view.shop, 'need', id));
  const parents = rows.filter(({ parentId }) => parentId === null);
  const children = parents.flatMap(({ id }) => rows.filter(({ parentId }) => parentId === id));
  return [...parents, ...children].map(({ id }) => need(viewContext, id));
}

function childrenOf(viewContext: ViewContext, id: number): number[] {
  return viewContext.shared.needs.all
    .filter((row) => row.parentId === id && isSold(viewContext, viewContext.view.shop, 'need', row.id))
    .map((row) => row.id);
}

function checkSold({ view, catalogue }: Pick<RequestContext<'need'>, 'view' | 'catalogue'>, id: number): void {
  if (!isSold(catalogue, view.shop, 'need', id))
    throw notFound(`Shop ${String(view.shop.shopId)} has no need ${String(id)}.`);
}

function articles(viewContext: ViewContext, limit: number | undefined, needs?: ReadonlySet<number>) {
  const pages = articlesOnNeeds(viewContext, needs);
  return {
    items: pages.slice(0, limit ?? relatedPages).map((page) => pageCard(viewContext, page)),
    total: pages.length,
  };
}

export const needHandlers: Handlers<'needs' | 'need' | 'needsPages' | 'needPages'> = {
  needs: (context) => {
    const slugs = slugList(context.query.slugs);
    return soldNeeds(viewContextOf(context)).filter(({ slug }) => slugs?.includes(slug) ?? true);
  },
  need: (context) => {
    const { id } = context.params;
    checkSold(context, id);
    const viewContext = viewContextOf(context);
    const { body, meta } = context.view.words.of('need', id);
    return {
      ...need(viewContext, id),
      body: richTextOf(body),
      children: childrenOf(viewContext, id).map((child) => need(viewContext, child)),
      alternates: soldAlternates(context.catalogue, 'need', id),
      meta,
    };
  },
  needsPages: (context) => articles(viewContextOf(context), context.query.per_page),
  needPages: (context) => {
    const { id } = context.params;
    checkSold(context, id);
    const viewContext = viewContextOf(context);
    return articles(viewContext, context.query.per_page, new Set([id, ...childrenOf(viewContext, id)]));
  },
};
