import type { LanguageModalProps } from './language-modal.tsx';

type Example = Omit<LanguageModalProps, 'open' | 'onClose' | 'onKeep'>;

export const languageModalExamples = {
  belgium: {
    title: 'Choisissez votre langue',
    closeLabel: 'Fermer',
    languages: [
      { label: 'Français', invitation: 'Continuer en français', lang: 'fr-BE', href: '/fr/produits', current: true },
      { label: 'Nederlands', invitation: 'Deze pagina in het Nederlands lezen', lang: 'nl-BE', href: '/nl/producten' },
    ],
  },
  switzerland: {
    title: 'Wählen Sie Ihre Sprache',
    closeLabel: 'Fenster schliessen',
    languages: [
      { label: 'Français', invitation: 'Lire cette page en français', lang: 'fr-CH', href: '/fr/produits' },
      { label: 'Deutsch', invitation: 'Auf Deutsch weiterlesen', lang: 'de-CH', href: '/de/produkte', current: true },
      { label: 'Italiano', invitation: 'Leggere questa pagina in italiano', lang: 'it-CH', href: '/it/prodotti' },
    ],
  },
} as const satisfies Record<string, Example>;
