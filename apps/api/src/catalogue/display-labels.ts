import type { Language, SuitabilityValue } from '@veralune/routing';
import type { Display } from './selection.ts';

/** Labels of the `display` choices, which are not resources of the catalogue. */
export const displayLabels: Readonly<Record<Language, Readonly<Record<Display, string>>>> = {
  fr: { new: 'Nouveautés', new_formula: 'Nouvelle formule', special_offer: 'Offres spéciales', in_stock: 'En stock' },
  nl: { new: 'Nieuw', new_formula: 'Nieuwe formule', special_offer: 'Speciale aanbiedingen', in_stock: 'Op voorraad' },
  de: { new: 'Neuheiten', new_formula: 'Neue Rezeptur', special_offer: 'Sonderangebote', in_stock: 'Vorrätig' },
  it: { new: 'Novità', new_formula: 'Nuova formula', special_offer: 'Offerte speciali', in_stock: 'Disponibili' },
  es: { new: 'Novedades', new_formula: 'Nueva fórmula', special_offer: 'Ofertas especiales', in_stock: 'En stock' },
};

/** Labels of the `suitability` choices. They repeat what the product says, and are no health claims. */
export const suitabilityLabels: Readonly<Record<Language, Readonly<Record<SuitabilityValue, string>>>> = {
  fr: {
    vegan: 'Végane',
    pregnancy: 'Pour la grossesse',
    children: 'Pour les enfants',
    no_allergen: 'Sans allergène déclaré',
  },
  nl: {
    vegan: 'Veganistisch',
    pregnancy: 'Voor de zwangerschap',
    children: 'Voor kinderen',
    no_allergen: 'Zonder vermelde allergenen',
  },
  de: {
    vegan: 'Vegan',
    pregnancy: 'Für die Schwangerschaft',
    children: 'Für Kinder',
    no_allergen: 'Ohne deklarierte Allergene',
  },
  it: {
    vegan: 'Vegano',
    pregnancy: 'Per la gravidanza',
    children: 'Per bambini',
    no_allergen: 'Senza allergeni dichiarati',
  },
  es: {
    vegan: 'Vegano',
    pregnancy: 'Para el embarazo',
    children: 'Para niños',
    no_allergen: 'Sin alérgenos declarados',
  },
};
