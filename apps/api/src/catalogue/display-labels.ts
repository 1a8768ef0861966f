import type { Language } from '@veralune/routing';
import type { Display } from './selection.ts';

/** Labels of the `display` choices, which are not resources of the catalogue. */
export const displayLabels: Readonly<Record<Language, Readonly<Record<Display, string>>>> = {
  fr: { new: 'Nouveautés', new_formula: 'Nouvelle formule', special_offer: 'Offres spéciales', in_stock: 'En stock' },
  nl: { new: 'Nieuw', new_formula: 'Nieuwe formule', special_offer: 'Speciale aanbiedingen', in_stock: 'Op voorraad' },
  de: { new: 'Neuheiten', new_formula: 'Neue Rezeptur', special_offer: 'Sonderangebote', in_stock: 'Vorrätig' },
  it: { new: 'Novità', new_formula: 'Nuova formula', special_offer: 'Offerte speciali', in_stock: 'Disponibili' },
  es: { new: 'Novedades', new_formula: 'Nueva fórmula', special_offer: 'Ofertas especiales', in_stock: 'En stock' },
};
