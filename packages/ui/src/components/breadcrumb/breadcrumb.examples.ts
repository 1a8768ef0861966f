import type { BreadcrumbProps } from './breadcrumb.tsx';

export const breadcrumbExamples = {
  product: {
    label: 'Fil d’Ariane',
    items: [
      { label: 'Accueil', href: '/fr' },
      { label: 'Produits', href: '/fr/produits' },
      { label: 'Vitamines et minéraux', href: '/fr/produits/vitamines-mineraux' },
      { label: 'Micralba Magnésium' },
    ],
  },
  stepWithoutPage: {
    label: 'Kruimelpad',
    items: [{ label: 'Home', href: '/nl' }, { label: 'Over Veralune' }, { label: 'Onze waarden' }],
  },
  longestGerman: {
    label: 'Sie sind hier',
    items: [
      { label: 'Startseite', href: '/' },
      { label: 'Nahrungsergänzungsmittel', href: '/produkte' },
      { label: 'Mikronährstoffversorgung während der Schwangerschaft', href: '/produkte/schwangerschaft' },
      { label: 'Ondamea Schwangerschaft und Stillzeit' },
    ],
  },
} as const satisfies Record<string, BreadcrumbProps>;
