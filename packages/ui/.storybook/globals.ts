import { countryLines } from '../src/components/logo/outlines.ts';
import { brands as catalogueBrands } from '../src/tokens/catalogue-colours.ts';

/** What the toolbar offers. */
export const locales = Object.keys(countryLines).map((variant) => {
  const [language = '', country = ''] = variant.split('-');
  return { value: `${language}-${country.toUpperCase()}`, title: titleOf(language, country) };
});

/** `Français (Belgique)`; `Deutsch` in the country that the language has its name from. */
function titleOf(language: string, country: string): string {
  const name = new Intl.DisplayNames(language, { type: 'language' }).of(language) ?? language;
  const title = name.charAt(0).toUpperCase() + name.slice(1);
  if (language === country) return title;
  return `${title} (${new Intl.DisplayNames(language, { type: 'region' }).of(country.toUpperCase()) ?? country})`;
}

export const brands = [
  { value: '', title: 'Veralune' },
  ...catalogueBrands.map(({ color, title }) => ({ value: color, title })),
];
