import type { LogoProps } from './logo.tsx';

export const logoExamples = {
  plain: { label: 'Veralune' },
  belgium: { label: 'Veralune Belgique', lockup: 'fr-be', width: 240 },
  flanders: { label: 'Veralune België', lockup: 'nl-be', width: 240 },
  switzerland: { label: 'Veralune Schweiz', lockup: 'de-ch', width: 240 },
  spain: { label: 'Veralune España', lockup: 'es-es', width: 240 },
  germany: { label: 'Veralune Deutschland', lockup: 'de-de', width: 240 },
  italy: { label: 'Veralune Italia', lockup: 'it-it', width: 240 },
} as const satisfies Record<string, LogoProps>;
