import type { LanguageSwitchProps } from './language-switch.tsx';

export const languageSwitchExamples = {
  belgium: {
    label: 'Choisir la langue',
    country: 'BE',
    countryLabel: 'Belgique',
    languages: [
      { label: 'Français', lang: 'fr-BE', href: '/fr', current: true },
      { label: 'Nederlands', lang: 'nl-BE', href: '/nl' },
    ],
  },
  switzerland: {
    label: 'Sprache wählen',
    country: 'CH',
    countryLabel: 'Schweiz',
    languages: [
      { label: 'Deutsch', lang: 'de-CH', href: '/de', current: true },
      { label: 'Français', lang: 'fr-CH', href: '/fr' },
      { label: 'Italiano', lang: 'it-CH', href: '/it' },
    ],
  },
  germany: {
    label: 'Sprache wählen',
    country: 'DE',
    countryLabel: 'Deutschland',
    languages: [{ label: 'Deutsch', lang: 'de-DE', href: '/', current: true }],
  },
  spain: {
    label: 'Elegir idioma',
    country: 'ES',
    countryLabel: 'España',
    languages: [{ label: 'Español', lang: 'es-ES', href: '/', current: true }],
  },
  italy: {
    label: 'Scegli la lingua',
    country: 'IT',
    countryLabel: 'Italia',
    languages: [{ label: 'Italiano', lang: 'it-IT', href: '/', current: true }],
  },
} as const satisfies Record<string, LanguageSwitchProps>;
