export const skeletonExamples = {
  french: { label: 'Chargement des produits…', content: 'Douze produits' },
  longestGerman: {
    label: 'Die Nahrungsergänzungsmittel werden geladen …',
    content: 'Nahrungsergänzungsmittel mit standardisierten Pflanzenextrakten',
  },
} as const satisfies Record<string, { label: string; content: string }>;
