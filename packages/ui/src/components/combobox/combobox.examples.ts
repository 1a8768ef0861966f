import type { AutocompleteFieldProps } from './autocomplete-field.tsx';
import type { ComboboxFieldProps } from './combobox-field.tsx';

const frenchLabels = {
  open: 'Afficher les pays',
  close: 'Fermer la liste',
  empty: 'Aucun pays ne correspond.',
  results: { locale: 'fr-BE', one: '# pays', other: '# pays' },
} as const;

const frenchCountries = [
  { value: 'DE', label: 'Allemagne' },
  { value: 'AT', label: 'Autriche' },
  { value: 'BE', label: 'Belgique' },
  { value: 'ES', label: 'Espagne' },
  { value: 'FR', label: 'France' },
  { value: 'IE', label: 'Irlande' },
  { value: 'IT', label: 'Italie' },
  { value: 'LI', label: 'Liechtenstein' },
  { value: 'LU', label: 'Luxembourg' },
  { value: 'NL', label: 'Pays-Bas' },
  { value: 'PT', label: 'Portugal' },
  { value: 'CH', label: 'Suisse' },
] as const;

const country = {
  id: 'country',
  name: 'country',
  label: 'Pays',
  placeholder: 'Choisir un pays',
  autoComplete: 'country',
  required: true,
  options: frenchCountries,
  labels: frenchLabels,
} as const;

export const comboboxExamples = {
  country,
  chosen: { ...country, defaultValue: 'BE' },
  error: { ...country, error: 'Choisissez un pays dans la liste.' },
  disabled: { ...country, defaultValue: 'CH', disabled: true },
  empty: { ...country, options: [], hint: 'La liste des pays n’a pas pu être chargée.' },
  longestGerman: {
    id: 'land',
    name: 'country',
    label: 'Land, in dem Sie Ihren gewöhnlichen Aufenthalt haben',
    hint: 'Tippen Sie die ersten Buchstaben, zum Beispiel „Öst“.',
    placeholder: 'Bitte wählen Sie ein Land aus',
    options: [
      { value: 'BE', label: 'Belgien' },
      { value: 'BA', label: 'Bosnien und Herzegowina' },
      { value: 'DE', label: 'Deutschland' },
      { value: 'LI', label: 'Liechtenstein' },
      { value: 'AT', label: 'Österreich' },
      { value: 'CH', label: 'Schweiz' },
      { value: 'GB', label: 'Vereinigtes Königreich Großbritannien und Nordirland' },
    ],
    labels: {
      open: 'Länder anzeigen',
      close: 'Liste schließen',
      empty: 'Kein Land passt dazu.',
      results: { locale: 'de-DE', one: '# Land', other: '# Länder' },
    },
  },
} as const satisfies Record<string, ComboboxFieldProps>;

const city = {
  id: 'city',
  name: 'city',
  label: 'Plaats',
  hint: 'De plaatsen die bij uw postcode horen.',
  autoComplete: 'address-level2',
  required: true,
  maxLength: 100,
  suggestions: ['Drongen', 'Gent', 'Mariakerke', 'Sint-Denijs-Westrem'],
  labels: { close: 'Lijst sluiten', results: { locale: 'nl-BE', one: '# plaats', other: '# plaatsen' } },
} as const;

export const autocompleteExamples = {
  city,
  typed: { ...city, defaultValue: 'Gent' },
  error: { ...city, error: 'Vul een plaats in.' },
  disabled: { ...city, hint: 'Vul eerst de postcode in.', suggestions: [], disabled: true },
  empty: { ...city, suggestions: [] },
} as const satisfies Record<string, AutocompleteFieldProps>;
