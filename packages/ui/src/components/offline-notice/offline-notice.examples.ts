import type { OfflineCartProps } from './offline-cart.tsx';
import type { OfflineNoticeProps } from './offline-notice.tsx';

export const offlineNoticeExamples = {
  french: { text: 'Vous êtes hors ligne. Certaines pages ne s’afficheront peut-être pas.' },
  longestGerman: { text: 'Es besteht keine Internetverbindung. Manche Seiten lassen sich vielleicht nicht anzeigen.' },
} as const satisfies Record<string, OfflineNoticeProps>;

type Example = Omit<OfflineCartProps, 'open' | 'onOpen'>;

export const offlineCartExamples = {
  french: {
    title: 'Votre panier, tel qu’il était en ligne',
    lines: [
      { name: 'Micralba Magnésium', packaging: '60 comprimés', quantity: 2 },
      { name: 'Somnelis Zen', packaging: '20 sticks', quantity: 1 },
    ],
    note: 'Rien n’est perdu : vous pourrez le modifier et commander quand la connexion sera revenue. Les prix et le stock seront alors vérifiés.',
  },
  longestGerman: {
    title: 'Ihr Warenkorb, wie er zuletzt online war',
    lines: [
      {
        name: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination',
        packaging: '120 magensaftresistente Weichgelatinekapseln',
        quantity: 12,
      },
    ],
    note: 'Nichts geht verloren: Sie können ihn ändern und bestellen, sobald die Verbindung wieder da ist. Preise und Bestand werden dann geprüft.',
  },
} as const satisfies Record<string, Example>;
