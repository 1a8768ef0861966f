import type { Thematic } from '@veralune/api-client/contract';
import { pageCount } from '../catalogue/in-shop.ts';
import type { PageRow } from '../catalogue/rows.ts';
import { notFound } from '../http/answers.ts';
import { themeAlternates } from './alternates.ts';
import type { Handlers, Scene } from './handler.ts';
import { slugList } from './scene.ts';

type Shown = Pick<Scene<'thematics'>, 'view' | 'catalogue'>;
type Listed = Pick<Scene<'thematics'>, 'view' | 'catalogue' | 'query'>;

/** @param type counts pages of this type alone */
function thematic({ view, catalogue }: Shown, id: number, type?: PageRow['type']): Thematic {
  const { slug, label } = view.words.of('theme', id);
  const alternates = themeAlternates(catalogue, id, type);
  return { id, slug, label, page_count: pageCount(view.shop, id, type), alternates };
}

/** Themes of the shop that have pages, in the editors' order; `slugs` chooses among them, unknown ones choose nothing. */
function thematics(scene: Listed, type?: PageRow['type']): Thematic[] {
  const slugs = slugList(scene.query.slugs);
  return scene.catalogue.kept.terms.theme.all
    .filter(({ id }) => pageCount(scene.view.shop, id, type) > 0)
    .map(({ id }) => thematic(scene, id, type))
    .filter(({ slug }) => slugs?.includes(slug) ?? true);
}

export const thematicHandlers: Handlers<'thematics' | 'thematic' | 'innovationCategories'> = {
  thematics: (scene) => thematics(scene),
  thematic: (scene) => {
    const { id } = scene.params;
    if (pageCount(scene.view.shop, id) === 0)
      throw notFound(`Shop ${String(scene.view.shop.shopId)} has no theme ${String(id)}.`);
    return thematic(scene, id);
  },
  innovationCategories: (scene) => thematics(scene, 'innovation'),
};
