import { formatNumber, languageTag } from '@veralune/i18n';
import type { CountedTextAreaProps } from '@veralune/ui/components/field/counted-text-area';
import type { PageContext } from '../page-context.ts';

/** The words of a text field that counts its characters. */
export function counterLabels(max: number, { locale, t }: PageContext): CountedTextAreaProps['labels'] {
  const plural = (left: 'left' | 'over') => ({
    locale: languageTag(locale),
    one: t(`forms.counter.${left}.one`),
    other: t(`forms.counter.${left}.other`),
  });
  return {
    limit: t('forms.counter.limit', { max: formatNumber(max, locale) }),
    left: plural('left'),
    over: plural('over'),
  };
}
