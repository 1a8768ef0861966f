import { frenchProducts, germanProducts } from '../product-card/product-card.examples.ts';
import type { ProductItem } from '../product-card/product-card.tsx';
import { frenchPrice, germanPrice } from '../price/price.examples.ts';
import type { FavouritePharmaciesProps } from './favourite-pharmacies.tsx';
import type { FavouriteProductsProps } from './favourite-products.tsx';

/** A site has the ids of the catalogue. */
export function withIds(products: readonly ProductItem[]) {
  return products.map((product) => ({ ...product, id: product.href }));
}

export const favouriteProductsExamples = {
  french: {
    products: withIds(frenchProducts),
    action: '/fr/mon-compte/produits-favoris',
    labels: { ...frenchPrice, remove: 'Retirer des favoris', add: 'Ajouter au panier' },
  },
  outOfStock: {
    products: withIds(germanProducts.slice(5, 8)),
    action: '/mein-konto/lieblingsprodukte',
    labels: { ...germanPrice, remove: 'Aus den Lieblingsprodukten entfernen', add: 'In den Warenkorb' },
  },
} satisfies Record<string, FavouriteProductsProps>;

export const favouritePharmaciesExamples = {
  french: {
    pharmacies: [
      {
        id: 'p1',
        name: 'Pharmacie du Parvis',
        lines: ['Parvis Saint-Gilles 31', '1060 Bruxelles'],
        phone: { text: '02 555 01 44', href: 'tel:+3225550144' },
        distance: '350 m',
        map: { label: 'Voir sur la carte', href: '/fr/trouver-une-pharmacie?pharmacie=p1' },
      },
      {
        id: 'p2',
        name: 'Pharmacie des Étangs et de l’Université',
        lines: ['Chaussée de Boondael 402', '1050 Ixelles'],
        distance: '3,8 km',
        map: { label: 'Voir sur la carte', href: '/fr/trouver-une-pharmacie?pharmacie=p2' },
      },
    ],
    action: '/fr/mon-compte/pharmacies-favorites',
    labels: { remove: 'Retirer des favoris' },
  },
} satisfies Record<string, FavouritePharmaciesProps>;
