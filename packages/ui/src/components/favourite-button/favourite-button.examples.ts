import type { FavouriteButtonProps } from './favourite-button.tsx';

const product = {
  action: '/fr/mon-compte/produits-favoris',
  name: 'product',
  id: '412',
  of: 'Somnelis Zen',
  labels: { add: 'Ajouter aux favoris', remove: 'Retirer des favoris' },
} as const;

export const favouriteButtonExamples = {
  product: { ...product, kept: false },
  kept: { ...product, kept: true },
  pharmacy: {
    action: '/mein-konto/lieblingsapotheken',
    name: 'pharmacy',
    id: 'p1',
    of: 'Linden-Apotheke',
    labels: { add: 'Zu den Lieblingsapotheken hinzufügen', remove: 'Nicht mehr merken' },
    kept: false,
  },
} satisfies Record<string, FavouriteButtonProps>;
