import type { OrderReviewsProps } from './order-reviews.tsx';

const order = '/fr/mon-compte/commande/481';
const longName = 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination';

export const orderReviewsExamples = {
  open: {
    items: [
      { id: '109', link: { label: 'Donner votre avis sur Micralba Magnésium', href: `${order}?review=109#review` } },
      { id: '412', link: { label: 'Donner votre avis sur Somnelis Zen', href: `${order}?review=412#review` } },
    ],
  },
  everyState: {
    items: [
      { id: '109', link: { label: 'Donner votre avis sur Micralba Magnésium', href: `${order}?review=109#review` } },
      { id: '412', text: 'Votre avis sur Somnelis Zen attend notre relecture.' },
      {
        id: '112',
        text: 'Votre avis sur Micralba Zinc est publié.',
        link: { label: 'Avis des clients sur Micralba Zinc', href: '/fr/produit/micralba-zinc/avis' },
      },
      { id: '102', text: 'Votre avis sur Florelune Voyage n’a pas été publié.' },
    ],
  },
  longestGerman: {
    items: [
      { id: '109', link: { label: `${longName} bewerten`, href: '/mein-konto/bestellung/481?review=109#review' } },
      {
        id: '112',
        text: `Ihre Bewertung von ${longName} ist veröffentlicht.`,
        link: { label: `Bewertungen zu ${longName}`, href: '/produkt/phytorelle/bewertungen' },
      },
    ],
  },
} satisfies Record<string, OrderReviewsProps>;
