import type { HeaderActionsProps } from './header-actions.tsx';

export const headerActionsExamples = {
  signedOut: {
    account: { label: 'Se connecter', href: '/fr/connexion', signedIn: false },
    cart: { label: 'Panier', href: '/fr/panier', count: 0, countLabel: 'vide' },
  },
  signedIn: {
    account: { label: 'Mein Konto', href: '/mein-konto', signedIn: true },
    cart: { label: 'Warenkorb', href: '/warenkorb', count: 3, countLabel: '3 Artikel' },
  },
  withFavourites: {
    account: { label: 'Mon compte', href: '/fr/mon-compte', signedIn: true },
    favourites: { label: 'Favoris', href: '/fr/mes-favoris', count: 4, countLabel: '4 favoris' },
    cart: { label: 'Panier', href: '/fr/panier', count: 2, countLabel: '2 articles' },
  },
  longestGerman: {
    account: { label: 'Anmelden oder registrieren', href: '/anmelden', signedIn: false },
    favourites: { label: 'Merkliste', href: '/merkliste', count: 12, countLabel: '12 gemerkte Produkte' },
    cart: { label: 'Warenkorb', href: '/warenkorb', count: 128, countLabel: '128 Artikel' },
  },
  many: {
    account: { label: 'Mijn account', href: '/nl/mijn-account', signedIn: true },
    favourites: { label: 'Favorieten', href: '/nl/mijn-favorieten', count: 105, countLabel: '105 favorieten' },
    cart: { label: 'Winkelmand', href: '/nl/winkelmand', count: 128, countLabel: '128 artikelen' },
  },
} as const satisfies Record<string, HeaderActionsProps>;
