import type { Catalogue } from '../catalogue/catalogue.ts';
import type { LocaleView } from '../catalogue/locale-view.ts';

/** A shop in one language, with the rows and slots that all shops share. */
export interface ViewContext extends Pick<Catalogue, 'shared' | 'slots'> {
  readonly view: LocaleView;
}

export function viewContextOf({ view, catalogue }: { view: LocaleView; catalogue: Catalogue }): ViewContext {
  return { view, shared: catalogue.shared, slots: catalogue.slots };
}
