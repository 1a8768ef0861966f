import type { Suggestions, SuggestionsLabels } from '../search-suggestions/search-suggestions.tsx';
import type { SearchBoxProps } from './search-box.tsx';

const suggestions: Suggestions = {
  groups: [
    {
      id: 'products',
      title: 'Produits',
      total: 8,
      items: [
        { label: 'Micralba Magnésium', href: '/fr/produit/micralba-magnesium', detail: '60 comprimés' },
        { label: 'Somnelis Zen', href: '/fr/produit/somnelis-zen', detail: '14 sticks' },
        { label: 'Phytorelle Passiflore', href: '/fr/produit/phytorelle-passiflore', detail: '30 gélules' },
      ],
    },
    { id: 'brands', title: 'Marques', total: 1, items: [{ label: 'Micralba', href: '/fr/marques/micralba' }] },
    {
      id: 'needs',
      title: 'Besoins',
      total: 2,
      items: [
        { label: 'Stress', href: '/fr/besoins/stress' },
        { label: 'Muscles', href: '/fr/besoins/muscles' },
      ],
    },
    {
      id: 'pages',
      title: 'Conseils et innovations',
      total: 1,
      items: [
        { label: 'Le magnésium, sel par sel : ce qui change d’une forme à l’autre', href: '/fr/conseils/magnesium' },
      ],
    },
  ],
  all: { label: 'Voir les 12 résultats', href: '/fr/resultats/-r--magnesium' },
};

const suggestionLabels: SuggestionsLabels = {
  panel: 'Suggestions de recherche',
  loading: 'Recherche en cours…',
  empty: 'Désolé, aucun résultat pour votre recherche.',
  emptyHint: 'Vérifiez l’orthographe ou essayez un terme plus général.',
  error: 'Une erreur est survenue.',
};

const box: Omit<SearchBoxProps, 'suggest'> = {
  action: '/fr/resultats',
  name: 'q',
  minLength: 3,
  look: 'line',
  labels: {
    field: 'Rechercher un produit, un besoin ou un article',
    placeholder: 'Rechercher',
    submit: 'Lancer la recherche',
    tooShort: 'Saisissez au moins 3 caractères.',
  },
  suggestionLabels,
};

export const searchBoxExamples = {
  results: { ...box, suggest: { load: () => Promise.resolve(suggestions) } },
  empty: { ...box, suggest: { load: () => Promise.resolve(null) } },
  error: { ...box, suggest: { load: () => Promise.reject(new Error('VR-API-503')) } },
  loading: { ...box, suggest: { load: () => new Promise<null>(() => {}) } },
} satisfies Record<string, SearchBoxProps>;

export const suggestionExamples = {
  results: { state: { kind: 'results', suggestions }, labels: suggestionLabels },
  empty: { state: { kind: 'empty' }, labels: suggestionLabels },
  error: { state: { kind: 'error' }, labels: suggestionLabels },
  loading: { state: { kind: 'loading' }, labels: suggestionLabels },
} as const;
