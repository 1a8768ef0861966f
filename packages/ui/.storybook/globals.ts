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
  { value: '#1f6f5c', title: 'Florelune' },
  { value: '#8a5a00', title: 'Micralba' },
  { value: '#4d6b1f', title: 'Phytorelle' },
  { value: '#4b4a8c', title: 'Somnelis' },
  { value: '#a0405f', title: 'Ondamea' },
  { value: '#a4481c', title: 'Vigorine' },
];
