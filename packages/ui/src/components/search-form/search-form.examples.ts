import type { SearchFormProps } from './search-form.tsx';

export const searchFormExamples = {
  inPage: {
    action: '/resultados',
    name: 'q',
    minLength: 3,
    labels: { field: 'Buscar en el sitio', placeholder: 'Buscar', submit: 'Iniciar la búsqueda' },
  },
  inHeader: {
    action: '/nl/resultaten',
    name: 'q',
    minLength: 3,
    look: 'line',
    labels: {
      field: 'Zoek een product, een behoefte of een artikel',
      placeholder: 'Zoeken',
      submit: 'Zoekopdracht starten',
      tooShort: 'Typ minstens 3 tekens.',
    },
  },
  withValue: {
    action: '/fr/resultats',
    name: 'q',
    minLength: 3,
    value: '"vitamine" & <zinc>',
    labels: { field: 'Rechercher', submit: 'Lancer la recherche' },
  },
} as const satisfies Record<string, SearchFormProps>;
