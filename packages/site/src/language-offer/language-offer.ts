import { createTranslator, languageTag } from '@veralune/i18n';
import { languageOf } from '@veralune/routing';
import type { LanguageSwitchProps } from '@veralune/ui/components/language-switch/language-switch';
import type { PageContext } from '../page-context.ts';
import type { LanguageOfferIslandProps } from './language-offer-island.tsx';

/** The page in each language of the market, or null when the market has one. Each invitation is in its own language. */
export function languageOffer(
  { locale, market, t }: PageContext,
  languages: LanguageSwitchProps['languages'],
): LanguageOfferIslandProps | null {
  if (market.locales.length < 2) return null;
  const offers = market.locales.flatMap((other) => {
    const link = languages.find(({ lang }) => lang === languageTag(other));
    if (!link) return [];
    const words = createTranslator(other);
    const invitation = words(other === locale ? 'language-offer.keep' : 'language-offer.read');
    return [{ ...link, label: words(`languages.${languageOf(other)}`), invitation }];
  });
  return { locale, title: t('language-offer.title'), closeLabel: t('language-offer.close'), languages: offers };
}
