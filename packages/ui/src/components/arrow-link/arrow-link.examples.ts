import type { ArrowLinkProps } from './arrow-link.tsx';

export const arrowLinkExamples = {
  plain: { label: 'Alle Produkte', href: '/produkte' },
  withHiddenWords: { label: 'Weiterlesen', hidden: 'über Magnesium', href: '/ratschlag/magnesium' },
  back: { label: 'Retour au produit', href: '/fr/produit/somnelis-nuit', back: true },
  longestGerman: { label: 'Nahrungsergänzungsmittelverordnung im Wortlaut lesen', href: '/informationen' },
} as const satisfies Record<string, ArrowLinkProps>;
