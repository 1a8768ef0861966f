import type { CountryLinksProps } from './country-links.tsx';

const fromBelgium: CountryLinksProps = {
  label: 'Veralune dans d’autres pays',
  countries: [
    {
      country: 'CH',
      label: 'Suisse',
      languages: [
        { label: 'Français', lang: 'fr-CH', href: 'https://ch.veralune.example/fr' },
        { label: 'Deutsch', lang: 'de-CH', href: 'https://ch.veralune.example/de' },
        { label: 'Italiano', lang: 'it-CH', href: 'https://ch.veralune.example/it' },
      ],
    },
    {
      country: 'ES',
      label: 'Espagne',
      languages: [{ label: 'Español', lang: 'es-ES', href: 'https://es.veralune.example/' }],
    },
    {
      country: 'DE',
      label: 'Allemagne',
      languages: [{ label: 'Deutsch', lang: 'de-DE', href: 'https://de.veralune.example/' }],
    },
  ],
};

export const countryLinksExamples = {
  fromBelgium,
  one: { ...fromBelgium, countries: fromBelgium.countries.slice(0, 1) },
} satisfies Record<string, CountryLinksProps>;
