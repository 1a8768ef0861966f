import type { EmptyStateProps } from './empty-state.tsx';

export const emptyStateExamples = {
  withLinks: {
    title: 'Leider nichts gefunden',
    text: 'Prüfen Sie die Schreibweise, oder suchen Sie mit einem allgemeineren Wort.',
    links: [
      { label: 'Alle Produkte', href: '/produkte' },
      { label: 'Alle Bedürfnisse', href: '/beduerfnisse' },
    ],
    illustration: 'no-results',
  },
  broken: {
    title: 'Une erreur est survenue',
    text: 'La recherche ne répond pas. Réessayez dans un instant.',
    illustration: 'server-error',
  },
  cart: {
    title: 'Uw winkelmandje is nog leeg',
    text: 'Wat u kiest, blijft hier een maand bewaard.',
    links: [{ label: 'Naar de producten', href: '/nl/producten' }],
    illustration: 'empty-cart',
  },
  favourites: {
    title: 'Nessun preferito, per ora',
    text: 'Il cuore accanto a un prodotto lo conserva qui.',
    links: [{ label: 'Tutti i prodotti', href: '/prodotti' }],
    illustration: 'no-favourites',
  },
  offline: {
    title: 'Sin conexión',
    text: 'Lo que ya se ha abierto sigue aquí. Lo demás volverá con la red.',
    illustration: 'offline',
  },
  seeded: {
    title: 'Noch keine Fragen',
    text: 'Zu diesem Produkt hat noch niemand etwas gefragt.',
    seed: 'florelune-equilibre',
  },
} satisfies Record<string, EmptyStateProps>;
