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
  many: {
    account: { label: 'Mijn account', href: '/nl/mijn-account', signedIn: true },
    cart: { label: 'Winkelmand', href: '/nl/winkelmand', count: 128, countLabel: '128 artikelen' },
  },
} as const satisfies Record<string, HeaderActionsProps>;
