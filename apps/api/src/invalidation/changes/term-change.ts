import type { ProductRow } from '../../catalogue/rows.ts';
import type { TermKind } from '../../resources/kinds.ts';
import type { EntityChange } from '../catalogue-change.ts';
import type { ChangedEntry } from './changed-entries.ts';
import { publishedSides, type CardIn } from './published-in.ts';
import { union, type Sides } from './sides.ts';
import { isInMenus, pagesWhere, productsWhere } from './uses.ts';

function termIn(kind: TermKind | 'nutrient', id: number): CardIn {
  return ({ shared }, view) => {
    const row = kind === 'nutrient' ? shared.nutrients.get(id) : shared.terms[kind].get(id);
    if (row === undefined) return undefined;
    const words = view.words.of(kind, id);
    const look = 'drawing' in row || 'color' in row ? [row.drawing, row.color] : [];
    if (!('slug' in words)) return { slug: '', card: [words, ...look] };
    // Only the list of a theme itself shows its introduction.
    const { slug, label } = words;
    return { slug, card: [slug, label, ...look] };
  };
}

export function termChange([before, after]: Sides, kind: TermKind | 'nutrient', entry: ChangedEntry): EntityChange {
  const { id } = entry;
  const both = [before, after];
  const holds = ({ terms, nutrition }: ProductRow): boolean =>
    kind === 'nutrient' ? nutrition.some(([each]) => each === id) : kind !== 'theme' && terms[kind].includes(id);
  const common = {
    id,
    published: publishedSides(before, after, entry, termIn(kind, id)),
    onHome: kind !== 'nutrient',
    inMenus: kind === 'theme' && both.some((catalogue) => isInMenus(catalogue, 'theme', id)),
  };
  if (kind === 'theme') {
    const pages = union(...both.map((catalogue) => pagesWhere(catalogue, ({ themeId }) => themeId === id)));
    return { kind: 'theme', ...common, uses: { pages } };
  }
  const rows = both.map((catalogue) => productsWhere(catalogue, holds));
  const strains = both.map((catalogue) =>
    kind === 'nutrient' ? pagesWhere(catalogue, ({ strain }) => strain?.nutrientId === id) : [],
  );
  return { kind: 'term', ...common, uses: { products: union(...rows), pages: union(...strains) } };
}
