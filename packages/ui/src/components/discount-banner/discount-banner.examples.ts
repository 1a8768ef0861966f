import type { DiscountBannerProps } from './discount-banner.tsx';

export const discountBannerExamples = {
  withLink: {
    text: 'Fino al 31 dicembre, −15% su Ondamea Gravidanza.',
    link: { label: 'Scopri l’offerta', href: '/prodotto/ondamea-gravidanza' },
  },
  textOnly: { text: 'Bis Ende November: versandkostenfrei in jeder Partnerapotheke.' },
} as const satisfies Record<string, DiscountBannerProps>;
