import type { ToastsProps } from './toasts.tsx';

type Example = Omit<ToastsProps, 'onDismiss'>;

const french = { region: 'Messages', dismiss: 'Fermer le message' } as const;

export const toastsExamples = {
  added: {
    labels: french,
    messages: [
      {
        id: 'added',
        text: 'Florelune Équilibre est dans votre panier.',
        link: { label: 'Voir le panier', href: '/fr/panier' },
      },
    ],
  },
  failed: {
    labels: { region: 'Berichten', dismiss: 'Bericht sluiten' },
    messages: [{ id: 'failed', text: 'De winkelmand kon niet worden bijgewerkt. Probeer het opnieuw.', tone: 'error' }],
  },
  longestGerman: {
    labels: { region: 'Meldungen', dismiss: 'Meldung schließen' },
    messages: [
      { id: 'code', text: 'Der Gutscheincode wurde übernommen.' },
      {
        id: 'limit',
        text: 'Von diesem Nahrungsergänzungsmittel lassen sich höchstens zehn Packungen in einer Bestellung versenden.',
        tone: 'error',
        link: { label: 'Versandbedingungen', href: '/versandbedingungen' },
      },
    ],
  },
  none: { labels: french, messages: [] },
} as const satisfies Record<string, Example>;
