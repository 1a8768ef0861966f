import type { Language } from '../../examples/language.examples.ts';
import type { IconName } from '../icon/icon.tsx';
import type { AccountNavProps } from './account-nav.tsx';

const parts = [
  ['account', 'account'],
  ['information', 'info'],
  ['login', 'lock'],
  ['profile', 'magazine'],
  ['addresses', 'pin'],
  ['orders', 'parcel'],
  ['favourites', 'heart'],
  ['pharmacies', 'pharmacy'],
] as const satisfies readonly (readonly [string, IconName])[];

export type AccountPart = (typeof parts)[number][0];

/** Label and path of each part, in the order above; the label of the navigation, the label for signing out. */
type Words = readonly [
  label: string,
  logout: string,
  base: string,
  links: readonly (readonly [label: string, path: string])[],
];

const words: Record<Language, Words> = {
  fr: [
    'Mon compte',
    'Se déconnecter',
    '/fr/mon-compte',
    [
      ['Vue d’ensemble', ''],
      ['Informations personnelles', '/informations-personnelles'],
      ['Identifiants', '/identifiants'],
      ['Profil et abonnements', '/profil-et-abonnements'],
      ['Adresses', '/adresses'],
      ['Commandes', '/commandes'],
      ['Produits favoris', '/produits-favoris'],
      ['Pharmacies favorites', '/pharmacies-favorites'],
    ],
  ],
  nl: [
    'Mijn account',
    'Uitloggen',
    '/nl/mijn-account',
    [
      ['Overzicht', ''],
      ['Persoonlijke gegevens', '/persoonlijke-gegevens'],
      ['Inloggegevens', '/inloggegevens'],
      ['Profiel en abonnementen', '/profiel-en-abonnementen'],
      ['Adressen', '/adressen'],
      ['Bestellingen', '/bestellingen'],
      ['Favoriete producten', '/favoriete-producten'],
      ['Favoriete apotheken', '/favoriete-apotheken'],
    ],
  ],
  de: [
    'Mein Konto',
    'Abmelden',
    '/mein-konto',
    [
      ['Übersicht', ''],
      ['Persönliche Daten', '/personliche-daten'],
      ['Zugangsdaten', '/zugangsdaten'],
      ['Profil und Abonnements', '/profil-und-abonnements'],
      ['Adressen', '/adressen'],
      ['Bestellungen', '/bestellungen'],
      ['Lieblingsprodukte', '/lieblingsprodukte'],
      ['Lieblingsapotheken', '/lieblingsapotheken'],
    ],
  ],
  it: [
    'Il mio account',
    'Esci',
    '/il-mio-account',
    [
      ['Panoramica', ''],
      ['Dati personali', '/dati-personali'],
      ['Dati di accesso', '/dati-di-accesso'],
      ['Profilo e iscrizioni', '/profilo-e-iscrizioni'],
      ['Indirizzi', '/indirizzi'],
      ['Ordini', '/ordini'],
      ['Prodotti preferiti', '/prodotti-preferiti'],
      ['Farmacie preferite', '/farmacie-preferite'],
    ],
  ],
  es: [
    'Mi cuenta',
    'Cerrar sesión',
    '/mi-cuenta',
    [
      ['Resumen', ''],
      ['Información personal', '/informacion-personal'],
      ['Datos de acceso', '/datos-de-acceso'],
      ['Perfil y suscripciones', '/perfil-y-suscripciones'],
      ['Direcciones', '/direcciones'],
      ['Pedidos', '/pedidos'],
      ['Productos favoritos', '/productos-favoritos'],
      ['Farmacias favoritas', '/farmacias-favoritas'],
    ],
  ],
};

export function accountNavIn(language: Language, current: AccountPart): AccountNavProps {
  const [label, logout, base, links] = words[language];
  return {
    label,
    items: parts.map(([part, icon], index) => {
      const [words = '', path = ''] = links[index] ?? [];
      return { label: words, href: `${base}${path}`, icon, current: part === current };
    }),
    logout: { label: logout, action: base },
  };
}

export const accountNavExamples = {
  french: accountNavIn('fr', 'account'),
  german: accountNavIn('de', 'orders'),
} satisfies Record<string, AccountNavProps>;
