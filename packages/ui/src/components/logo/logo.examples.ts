import type { LogoProps } from './logo.tsx';

export const logoExamples = {
  plain: { label: 'Veralune' },
  belgium: { label: 'Veralune Belgique', variant: 'fr-be', width: 240 },
  flanders: { label: 'Veralune België', variant: 'nl-be', width: 240 },
  switzerland: { label: 'Veralune Schweiz', variant: 'de-ch', width: 240 },
  spain: { label: 'Veralune España', variant: 'es-es', width: 240 },
  germany: { label: 'Veralune Deutschland', variant: 'de-de', width: 240 },
  italy: { label: 'Veralune Italia', variant: 'it-it', width: 240 },
} as const satisfies Record<string, LogoProps>;
