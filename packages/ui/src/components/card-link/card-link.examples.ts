import type { CardLinkProps } from './card-link.tsx';

export const cardLinkExamples = {
  french: { href: '/fr/marques/somnelis', children: 'Somnelis' },
  longestGerman: { href: '/ratschlag/zubereitung', children: 'Kräuterteezubereitungsempfehlungen für Schwangere' },
} as const satisfies Record<string, CardLinkProps>;
