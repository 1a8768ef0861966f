import type { QuantityLabels, QuantityStepperProps } from './quantity-stepper.tsx';

export const quantityLabels = {
  fr: { quantity: 'Quantité', less: 'Retirer une unité', more: 'Ajouter une unité', update: 'Mettre à jour' },
  nl: { quantity: 'Aantal', less: 'Eén minder', more: 'Eén meer', update: 'Bijwerken' },
  de: { quantity: 'Menge', less: 'Eine Packung weniger', more: 'Eine Packung mehr', update: 'Aktualisieren' },
  it: { quantity: 'Quantità', less: 'Togli una confezione', more: 'Aggiungi una confezione', update: 'Aggiorna' },
  es: { quantity: 'Cantidad', less: 'Quitar una unidad', more: 'Añadir una unidad', update: 'Actualizar' },
} as const satisfies Record<string, QuantityLabels>;

export const quantityStepperExamples = {
  one: { id: 'quantity', name: 'quantity', quantity: 1, max: 12, labels: quantityLabels.fr },
  inList: {
    id: 'quantity',
    name: 'quantity',
    quantity: 3,
    max: 12,
    of: 'Micralba Magnesium',
    labels: quantityLabels.de,
  },
  most: { id: 'quantity', name: 'quantity', quantity: 12, max: 12, labels: quantityLabels.it },
  fewLeft: { id: 'quantity', name: 'quantity', quantity: 1, max: 1, labels: quantityLabels.es },
  sends: { id: 'quantity', name: 'quantity', quantity: 2, max: 12, sends: true, labels: quantityLabels.nl },
} satisfies Record<string, QuantityStepperProps>;
