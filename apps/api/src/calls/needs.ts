import type { Need } from '@veralune/api-client/contract';
import { isSold } from '../catalogue/in-shop.ts';
import { richTextOf } from '../content/rich-text.ts';
import { notFound } from '../http/answers.ts';
import { soldAlternates } from './alternates.ts';
import { need, pageCard, type Shown } from './entities.ts';
import type { Handlers, Scene } from './handler.ts';
import { articlesOnNeeds } from './page-lists.ts';
import { shownIn, slugList } from './scene.ts';

/** Source: 1-site.md §9. */
const relatedPages = 4;

/** Needs that the shop has products for: parents first, each level in the editors' order. */
export function soldNeeds(shown: Shown): Need[] {
  const rows = shown.kept.needs.all.filter(({ id }) => isSold(shown, shown.view.shop, 'need', id));
  const parents = rows.filter(({ parentId }) => parentId === null);
  const children = parents.flatMap(({ id }) => rows.filter(({ parentId }) => parentId === id));
  return [...parents, ...children].map(({ id }) => need(shown, id));
}

function childrenOf(shown: Shown, id: number): number[] {
  return shown.kept.needs.all
    .filter((row) => row.parentId === id && isSold(shown, shown.view.shop, 'need', row.id))
    .map((row) => row.id);
}

function checkSold({ view, catalogue }: Pick<Scene<'need'>, 'view' | 'catalogue'>, id: number): void {
  if (!isSold(catalogue, view.shop, 'need', id))
    throw notFound(`Shop ${String(view.shop.shopId)} has no need ${String(id)}.`);
}

function articles(shown: Shown, limit: number | undefined, needs?: ReadonlySet<number>) {
  const pages = articlesOnNeeds(shown, needs);
  return { items: pages.slice(0, limit ?? relatedPages).map((page) => pageCard(shown, page)), total: pages.length };
}

export const needHandlers: Handlers<'needs' | 'need' | 'needsPages' | 'needPages'> = {
  needs: (scene) => {
    const slugs = slugList(scene.query.slugs);
    return soldNeeds(shownIn(scene)).filter(({ slug }) => slugs?.includes(slug) ?? true);
  },
  need: (scene) => {
    const { id } = scene.params;
    checkSold(scene, id);
    const shown = shownIn(scene);
    const { body, meta } = scene.view.words.of('need', id);
    return {
      ...need(shown, id),
      body: richTextOf(body),
      children: childrenOf(shown, id).map((child) => need(shown, child)),
      alternates: soldAlternates(scene.catalogue, 'need', id),
      meta,
    };
  },
  needsPages: (scene) => articles(shownIn(scene), scene.query.per_page),
  needPages: (scene) => {
    const { id } = scene.params;
    checkSold(scene, id);
    const shown = shownIn(scene);
    return articles(shown, scene.query.per_page, new Set([id, ...childrenOf(shown, id)]));
  },
};
