import type { ComponentType } from 'react';
import type { Language } from '../src/examples/language.examples.ts';

/** Languages of the eight locales. */
/** `de-CH` → `de` */
export function languageOf(locale: unknown) {
  return String(locale).slice(0, 2) as Language;
}

/**
 * A story that follows the language of the toolbar.
 * @example export const EveryLanguage: Story = inLanguage(ContactScreen, contactExamples.byLanguage);
 */
export function inLanguage<Props extends object>(
  Component: ComponentType<Props>,
  byLanguage: Readonly<Record<Language, Props>>,
) {
  return {
    args: byLanguage.fr,
    render: (_: Partial<Props>, { globals }: { globals: Record<string, unknown> }) => (
      <Component {...byLanguage[languageOf(globals['locale'])]} />
    ),
  };
}
