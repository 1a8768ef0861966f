import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { Shown } from './entities.ts';

export const shownIn = ({ view, catalogue }: { view: LocaleView; catalogue: Catalogue }): Shown => ({
  view,
  kept: catalogue.kept,
  slots: catalogue.slots,
});

/** `a,b` → its slugs; null where none were asked for. */
export const slugList = (text: string | undefined): readonly string[] | null =>
  text === undefined || text === '' ? null : text.split(',').map((slug) => slug.trim());
