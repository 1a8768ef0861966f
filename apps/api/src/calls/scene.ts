import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';
import type { Shown } from './entities.ts';

export function shownIn({ view, catalogue }: { view: LocaleView; catalogue: Catalogue }): Shown {
  return {
    view,
    kept: catalogue.kept,
    slots: catalogue.slots,
  };
}

/** `a,b` → its slugs; null where none were asked for. */
export function slugList(text: string | undefined): readonly string[] | null {
  return text === undefined || text === '' ? null : text.split(',').map((slug) => slug.trim());
}
