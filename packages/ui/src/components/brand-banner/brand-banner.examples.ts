import { packImage } from '../picture/picture.examples.ts';
import type { BrandBannerProps } from './brand-banner.tsx';

const german: BrandBannerProps = {
  name: 'Somnelis',
  tagline: 'Für ruhige Nächte und klare Tage.',
  eyebrow: 'Marke',
  seed: '4',
  cover: null,
};

export const brandBannerExamples = {
  german,
  withCover: { ...german, cover: packImage('Somnelis', '#4b4a8c') },
  longestGerman: {
    ...german,
    name: 'Phytorelleblütenextrakte',
    tagline: 'Nahrungsergänzungsmittel aus standardisierten Pflanzenextrakten.',
  },
} satisfies Record<string, BrandBannerProps>;
