import type { PageNavProps } from './page-nav.tsx';

export const pageNavExamples = {
  product: {
    label: 'Auf dieser Seite',
    links: [
      { label: 'Das Produkt', href: '#description' },
      { label: 'Einnahme und Hinweise', href: '#usage' },
      { label: 'Zusammensetzung', href: '#composition' },
      { label: 'Bitte beachten', href: '#precautions' },
      { label: 'Fragen', href: '#faqs' },
    ],
  },
} satisfies Record<string, PageNavProps>;
