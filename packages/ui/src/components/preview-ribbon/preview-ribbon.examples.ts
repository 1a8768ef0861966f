import type { PreviewRibbonProps } from './preview-ribbon.tsx';

const expires = 'Cet aperçu expire le 23 novembre 2026 à 14:05.';
const changed = 'Dernière modification le 22 novembre 2026 à 14:02.';
const home = { label: 'Quitter l’aperçu', href: '/fr' };
const page = { label: 'Voir la page publique', href: '/fr/produit/micralba-zinc' };

export const previewRibbonExamples = {
  draft: {
    label: 'Aperçu',
    state: 'draft',
    text: 'Brouillon : les visiteurs ne voient pas cette page.',
    facts: [changed, expires],
    leave: home,
  },
  scheduled: {
    label: 'Aperçu',
    state: 'scheduled',
    text: 'Publication prévue le 1er décembre 2026 à 08:00.',
    facts: ['En ligne jusqu’au 31 décembre 2026 à 23:59.', changed, expires],
    leave: home,
  },
  published: {
    label: 'Aperçu',
    state: 'published',
    text: 'Publiée : les visiteurs voient cette page.',
    facts: [changed, expires],
    leave: page,
  },
  hidden: {
    label: 'Vorschau',
    state: 'hidden',
    text: 'Veröffentlicht, aber noch nicht sichtbar: Es ist kein Produkt zugeordnet.',
    facts: [
      'Zuletzt geändert am 22. November 2026 um 14:02 Uhr.',
      'Diese Vorschau läuft am 23. November 2026 um 14:05 Uhr ab.',
    ],
    leave: { label: 'Vorschau verlassen', href: '/' },
  },
  ended: {
    label: 'Aperçu',
    state: 'ended',
    text: 'Publication terminée le 31 octobre 2026 à 23:59.',
    facts: [changed, expires],
    leave: home,
  },
} as const satisfies Record<string, PreviewRibbonProps>;
