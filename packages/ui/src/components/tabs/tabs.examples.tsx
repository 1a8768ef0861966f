import type { TabsProps } from './tabs.tsx';

export const tabsExamples = {
  product: {
    label: 'Informations sur le produit',
    items: [
      { id: 'usage', title: 'Conseils d’utilisation', content: <p>Deux gélules par jour, avant un repas.</p> },
      { id: 'content', title: 'Composition', content: <p>Quatre souches, inuline de chicorée, gélule végétale.</p> },
      { id: 'care', title: 'Précautions', content: <p>Ne pas dépasser la dose journalière indiquée.</p> },
    ],
  },
  longestGerman: {
    label: 'Produktinformationen',
    items: [
      { id: 'de-usage', title: 'Verzehrempfehlung', content: <p>Täglich eine Tablette zu einer Mahlzeit.</p> },
      { id: 'de-content', title: 'Nährwertinformationen', content: <p>Magnesium, Vitamin B6.</p> },
      { id: 'de-care', title: 'Aufbewahrungshinweise', content: <p>Trocken und nicht über 25 °C lagern.</p> },
    ],
  },
} satisfies Record<string, TabsProps>;
