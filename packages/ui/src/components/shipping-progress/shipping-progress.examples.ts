import type { ShippingProgressProps } from './shipping-progress.tsx';

const from = {
  fr: 'Livraison offerte dès 49 €',
  nl: 'Gratis levering vanaf 49 €',
  de: 'Versandkostenfrei ab 49 €',
  it: 'Consegna gratuita da 49 €',
  es: 'Envío gratuito a partir de 49 €',
};

/** A cart of 44,80 €. */
export const missingByLanguage = {
  fr: { label: from.fr, text: 'Plus que 4,20 € pour la livraison offerte', value: 44.8, max: 49 },
  nl: { label: from.nl, text: 'Nog 4,20 € tot gratis levering', value: 44.8, max: 49 },
  de: { label: from.de, text: 'Noch 4,20 € bis zum kostenlosen Versand', value: 44.8, max: 49 },
  it: { label: from.it, text: 'Ancora 4,20 € per la consegna gratuita', value: 44.8, max: 49 },
  es: { label: from.es, text: 'Te faltan 4,20 € para el envío gratuito', value: 44.8, max: 49 },
} as const satisfies Record<string, ShippingProgressProps>;

/** A cart of 58,30 €. */
export const reachedByLanguage = {
  fr: { label: from.fr, text: 'La livraison vous est offerte', value: 58.3, max: 49 },
  nl: { label: from.nl, text: 'De levering is gratis', value: 58.3, max: 49 },
  de: { label: from.de, text: 'Der Versand ist für Sie kostenlos', value: 58.3, max: 49 },
  it: { label: from.it, text: 'La consegna è gratuita', value: 58.3, max: 49 },
  es: { label: from.es, text: 'El envío es gratuito', value: 58.3, max: 49 },
} as const satisfies Record<string, ShippingProgressProps>;

export const shippingProgressExamples = {
  empty: { label: from.fr, text: 'Livraison offerte dès 49 €', value: 0, max: 49 },
  missing: missingByLanguage.de,
  reached: reachedByLanguage.es,
} satisfies Record<string, ShippingProgressProps>;
