import type { PageCategory, Thematic } from '@veralune/api-client/contract';
import { pageCount } from '../catalogue/in-shop.ts';
import { notFound } from '../http/http-error.ts';
import { filterAlternates, themeAlternates } from './alternates.ts';
import { themeRef } from './entities.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { slugList } from './slug-list.ts';
import { filtersOf, pageTypeOfTheme, themesOf } from './themes.ts';

type ThemeContext = Pick<RequestContext<'thematics'>, 'view' | 'catalogue'>;
type ThemeListContext = Pick<RequestContext<'thematics'>, 'view' | 'catalogue' | 'query'>;
type ThemeType = keyof typeof pageTypeOfTheme;

function thematic({ view, catalogue }: ThemeContext, type: ThemeType, id: number): Thematic {
  const { shared } = catalogue;
  const { introduction = null, meta = null } = view.words.of('theme', id);
  const alternates = themeAlternates(catalogue, id, pageTypeOfTheme[type]);
  const drawing = shared.terms.theme.get(id)?.drawing ?? null;
  return {
    id,
    ...themeRef({ view, shared }, id),
    introduction,
    meta,
    drawing,
    page_count: pageCount(view.shop, id, pageTypeOfTheme[type]),
    alternates,
  };
}

/** Themes of a type. `slugs` filters them; unknown slugs are ignored. */
function thematics(context: ThemeListContext, type: ThemeType): Thematic[] {
  const slugs = slugList(context.query.slugs);
  return themesOf(context.catalogue, context.view, type)
    .map(({ id }) => thematic(context, type, id))
    .filter(({ slug }) => slugs?.includes(slug) ?? true);
}

function categories(context: ThemeListContext, type: Exclude<ThemeType, 'thematic'>): PageCategory[] {
  const { catalogue, view } = context;
  return thematics(context, type).map((theme) => {
    const alternates = filterAlternates(catalogue, type, theme.id);
    const filters = [...filtersOf(catalogue, view, type, theme.id)];
    return { ...theme, filters: filters.map(([value, filter]) => ({ ...filter, alternates: alternates(value) })) };
  });
}

export const thematicHandlers: Handlers<'thematics' | 'thematic' | 'innovationCategories' | 'aboutCategories'> = {
  thematics: (context) => thematics(context, 'thematic'),
  thematic: (context) => {
    const { id } = context.params;
    if (pageCount(context.view.shop, id, 'advice') === 0)
      throw notFound(`Shop ${String(context.view.shop.shopId)} has no theme ${String(id)}.`);
    return thematic(context, 'thematic', id);
  },
  innovationCategories: (context) => categories(context, 'innovation_category'),
  aboutCategories: (context) => categories(context, 'about_category'),
};
