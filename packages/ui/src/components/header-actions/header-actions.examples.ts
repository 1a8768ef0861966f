import type { HeaderActionsProps } from './header-actions.tsx';

export const headerActionsExamples = {
  byLanguage: {
    fr: {
      account: { label: 'Mon compte', href: '/fr/mon-compte', signedIn: true },
      favourites: { label: 'Favoris', href: '/fr/mes-favoris', count: 4, countLabel: '4 favoris' },
      cart: { label: 'Panier', href: '/fr/panier', count: 2, countLabel: '2 articles' },
    },
    nl: {
      account: { label: 'Mijn account', href: '/nl/mijn-account', signedIn: true },
      favourites: { label: 'Favorieten', href: '/nl/mijn-favorieten', count: 4, countLabel: '4 favorieten' },
      cart: { label: 'Winkelmand', href: '/nl/winkelmand', count: 2, countLabel: '2 artikelen' },
    },
    de: {
      account: { label: 'Mein Konto', href: '/mein-konto', signedIn: true },
      favourites: { label: 'Merkliste', href: '/merkliste', count: 4, countLabel: '4 gemerkte Produkte' },
      cart: { label: 'Warenkorb', href: '/warenkorb', count: 2, countLabel: '2 Artikel' },
    },
    it: {
      account: { label: 'Il mio account', href: '/account', signedIn: true },
      favourites: { label: 'Preferiti', href: '/preferiti', count: 4, countLabel: '4 preferiti' },
      cart: { label: 'Carrello', href: '/carrello', count: 2, countLabel: '2 articoli' },
    },
    es: {
      account: { label: 'Mi cuenta', href: '/mi-cuenta', signedIn: true },
      favourites: { label: 'Favoritos', href: '/favoritos', count: 4, countLabel: '4 favoritos' },
      cart: { label: 'Cesta', href: '/cesta', count: 2, countLabel: '2 artículos' },
    },
  },
  signedOut: {
    account: { label: 'Se connecter', href: '/fr/connexion', signedIn: false },
    cart: { label: 'Panier', href: '/fr/panier', count: 0, countLabel: 'vide' },
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
} as const satisfies { byLanguage: Record<string, HeaderActionsProps> } & Record<
  'signedOut' | 'longestGerman' | 'many',
  HeaderActionsProps
>;
