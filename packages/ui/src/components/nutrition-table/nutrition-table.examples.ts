import type { NutritionTableProps } from './nutrition-table.tsx';

const german: NutritionTableProps['labels'] = {
  nutritionCaption: 'Nährwertangaben je 2 Tabletten',
  nutrient: 'Nährstoff',
  amount: 'Menge',
  reference: '% NRV*',
  noReference: 'kein Referenzwert',
  nutritionFootnote:
    '* Referenzmenge für einen durchschnittlichen Erwachsenen (8400 kJ / 2000 kcal), nach ' +
    'Verordnung (EU) Nr. 1169/2011.',
};

const french: NutritionTableProps['labels'] = {
  nutritionCaption: 'Analyse nutritionnelle pour 1 gélule',
  nutrient: 'Nutriment',
  amount: 'Quantité',
  reference: '% VNR*',
  noReference: 'pas de valeur de référence',
  nutritionFootnote: '* Apports de référence pour un adulte type (8400 kJ / 2000 kcal).',
};

export const nutritionTableExamples = {
  magnesium: {
    rows: [
      { label: 'Magnesium', amount: '300 mg', reference: { text: '80 %', percent: 80 } },
      { label: 'Vitamin B6', amount: '1,4 mg', reference: { text: '100 %', percent: 100 } },
    ],
    labels: german,
  },
  probiotics: {
    rows: [
      { label: 'Lactobacillus rhamnosus LA 801', amount: '10 milliards UFC', reference: null },
      { label: 'Bifidobacterium longum LA 101', amount: '4 milliards UFC', reference: null },
      { label: 'Vitamine C', amount: '160 mg', reference: { text: '200 %', percent: 200 } },
      { label: 'Zinc', amount: '1,5 mg', reference: { text: '15 %', percent: 15 } },
    ],
    labels: french,
  },
} satisfies Record<string, NutritionTableProps>;
