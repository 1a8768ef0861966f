import type { ComponentType } from 'react';
import type { Language } from '../src/examples/language.examples.ts';
import { inLocale } from '../src/examples/swiss.examples.ts';

/** `de-CH` → `de` */
export function languageOf(locale: unknown) {
  return String(locale).slice(0, 2) as Language;
}

/**
 * A story that follows the locale of the toolbar.
 * @example export const EveryLanguage: Story = inLanguage(ContactScreen, contactExamples.byLanguage);
 */
export function inLanguage<Props extends object>(
  Component: ComponentType<Props>,
  byLanguage: Readonly<Record<Language, Props>>,
) {
  return {
    args: byLanguage.fr,
    render: (_: Partial<Props>, { globals }: { globals: Record<string, unknown> }) => (
      <Component {...inLocale(byLanguage[languageOf(globals['locale'])], String(globals['locale']))} />
    ),
  };
}
