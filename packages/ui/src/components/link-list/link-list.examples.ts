import type { LinkListProps } from './link-list.tsx';

export const linkListExamples = {
  column: {
    links: [
      { label: 'Chi siamo', href: '/chi-siamo' },
      { label: 'Qualità e innovazione', href: '/qualita-innovazione' },
      { label: 'Lavora con noi', href: '/lavora-con-noi' },
    ],
  },
  row: {
    layout: 'row',
    links: [
      { label: 'Impressum', href: '/impressum' },
      { label: 'Datenschutzerklärung', href: '/datenschutz' },
      { label: 'Barrierefreiheitserklärung', href: '/barrierefreiheit' },
    ],
  },
} as const satisfies Record<string, LinkListProps>;
