import type { OptionCardsProps } from './option-cards.tsx';

export const optionCardsExamples = {
  plain: {
    id: 'gift',
    name: 'gift',
    label: 'Scegli il tuo prodotto in omaggio',
    required: true,
    options: [
      { value: 'balance', title: 'Florelune Equilibrio', detail: 'Capsule · 30 pezzi', icon: 'gift', price: '0 €' },
      { value: 'magnesium', title: 'Micralba Magnesio', detail: 'Compresse · 60 pezzi', icon: 'gift', price: '0 €' },
    ],
  },
  disabled: {
    id: 'gift',
    name: 'gift',
    label: 'Choisissez votre produit offert',
    hint: 'Un seul produit offert par commande.',
    defaultValue: 'balance',
    options: [
      { value: 'balance', title: 'Florelune Équilibre', detail: 'Gélules · 30 pièces' },
      { value: 'calm', title: 'Somnelis Zen', detail: 'Momentanément épuisé', disabled: true },
    ],
  },
  compact: {
    id: 'evening',
    name: 'evening',
    label: '3. Wie sieht ein gewöhnlicher Abend aus?',
    compact: true,
    defaultValue: 'screen',
    options: [
      { value: 'thoughts', title: 'Das Licht ist aus, die Gedanken laufen weiter.' },
      { value: 'screen', title: 'Serien, Nachrichten, noch schnell eine E-Mail' },
      { value: 'sport', title: 'Sporttasche in die Ecke, und dann an den Herd' },
    ],
  },
  error: {
    id: 'gift',
    name: 'gift',
    label: 'Wählen Sie Ihr kostenloses Nahrungsergänzungsmittel',
    error: 'Wählen Sie ein Produkt, oder entfernen Sie den Begleitcode.',
    required: true,
    options: [
      { value: 'balance', title: 'Florelune Gleichgewicht', detail: 'Kapseln · 30 Stück' },
      {
        value: 'pregnancy',
        title: 'Phytorelle Schwangerschaftsbegleitende Mikronährstoffkombination',
        detail: 'Magensaftresistente Weichgelatinekapseln · 120 Stück',
        price: '1.129,90 CHF',
      },
    ],
  },
} as const satisfies Record<string, OptionCardsProps>;
