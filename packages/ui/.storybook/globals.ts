import { brands as catalogueBrands } from '../src/tokens/catalogue-colours.ts';

/** What the toolbar offers. */
export const locales = [
  { value: 'fr-BE', title: 'Français (Belgique)' },
  { value: 'nl-BE', title: 'Nederlands (België)' },
  { value: 'fr-CH', title: 'Français (Suisse)' },
  { value: 'de-CH', title: 'Deutsch (Schweiz)' },
  { value: 'it-CH', title: 'Italiano (Svizzera)' },
  { value: 'es-ES', title: 'Español' },
  { value: 'de-DE', title: 'Deutsch' },
  { value: 'it-IT', title: 'Italiano' },
];

export const brands = [
  { value: '', title: 'Veralune' },
  ...catalogueBrands.map(({ color, title }) => ({ value: color, title })),
];
