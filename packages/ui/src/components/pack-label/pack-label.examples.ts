import { nutritionTableExamples } from '../nutrition-table/nutrition-table.examples.ts';
import type { PackLabelProps } from './pack-label.tsx';

const { rows, labels } = nutritionTableExamples.probiotics;

const french: PackLabelProps = {
  name: 'Florelune Immunité',
  packaging: 'Gélules · 30 pièces',
  figures: [
    { label: 'Dose journalière', value: '1 gélule', href: '#usage' },
    { label: 'Durée', value: '30 jours', href: '#how' },
    { label: 'Contenu net', value: '13 g', href: '#how' },
  ],
  nutrition: rows,
  ingredients: [
    { kind: 'paragraph', text: 'Vitamine C ; ferments lactiques ; gluconate de zinc ; vitamine D3.' },
    { kind: 'paragraph', text: 'Sans gluten, sans lactose.' },
  ],
  precautions: [
    { kind: 'paragraph', text: 'Complément alimentaire. Ne pas dépasser la dose journalière recommandée.' },
    { kind: 'paragraph', text: 'Tenir hors de portée des jeunes enfants.' },
  ],
  conservation: 'À conserver au sec et à moins de 25 °C.',
  labels: {
    ...labels,
    ingredients: 'Ingrédients',
    precautions: 'Précautions d’emploi',
    conservation: 'Conservation',
  },
};

export const packLabelExamples = {
  french,
  withoutAmounts: { ...french, nutrition: [] },
  longestGerman: {
    ...french,
    name: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination',
    packaging: 'Magensaftresistente Weichgelatinekapseln · 120 Stück',
    nutrition: [{ label: 'Docosahexaensäure aus Mikroalgenöl', amount: '250 mg', reference: null }],
  },
} satisfies Record<string, PackLabelProps>;
