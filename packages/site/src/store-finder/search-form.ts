import { href } from '@veralune/routing';
import type { StoreSearchProps } from '@veralune/ui/components/store-search/store-search';
import type { PageContext } from '../page-context.ts';
import { defaultRadius, searchNames, type Radius } from './store-search.ts';

export interface StoreSearchFormOptions {
  readonly value?: string | undefined;
  readonly error?: string | undefined;
  readonly radius?: Radius | undefined;
}

/** The form that searches for pharmacies. Its results are a page of the store finder. */
export function storeSearchForm(
  { locale, t }: PageContext,
  { value, error, radius = defaultRadius }: StoreSearchFormOptions = {},
): StoreSearchProps {
  return {
    action: href('store-finder', {}, locale),
    name: searchNames.place,
    value,
    error,
    ...(radius === defaultRadius ? {} : { radius: { name: searchNames.radius, value: String(radius) } }),
    labels: {
      form: t('store-finder.search.form'),
      field: t('store-finder.search.field'),
      hint: t('store-finder.search.hint'),
      submit: t('store-finder.search.submit'),
      position: {
        use: t('store-finder.position.use'),
        privacy: t('store-finder.position.privacy'),
        locating: t('store-finder.position.locating'),
        refused: t('store-finder.position.refused'),
        unknown: t('store-finder.position.unknown'),
        timeout: t('store-finder.position.timeout'),
      },
    },
  };
}
