import { href, languageOf, type Language } from '@veralune/routing';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { PageContext } from '../page-context.ts';

const conditionsSlugs: Readonly<Record<Language, string>> = {
  fr: 'conditions-generales-de-vente',
  nl: 'algemene-verkoopvoorwaarden',
  de: 'allgemeine-geschaftsbedingungen',
  it: 'condizioni-generali-di-vendita',
  es: 'condiciones-generales-de-venta',
};

/** The conditions of sale, a page of the catalogue. */
export function conditionsLink({ locale, t }: PageContext): LinkItem {
  const slug = conditionsSlugs[languageOf(locale)];
  return { label: t('checkout.recap.conditions'), href: href('page', { slug }, locale) };
}
