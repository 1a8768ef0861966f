import { inEachLanguage, type Language } from '../../examples/language.examples.ts';
import type { LoadingScreenProps } from './loading.tsx';

type Words = readonly [title: string, label: string];

function inShape(
  shape: LoadingScreenProps['shape'],
  words: Readonly<Record<Language, Words>>,
): Record<Language, LoadingScreenProps> {
  const example = (language: Language): LoadingScreenProps => {
    const [title, label] = words[language];
    return { shape, title, label };
  };
  return inEachLanguage(example);
}

export const loadingExamples = {
  products: inShape('listing', {
    fr: ['Micronutrition', 'Chargement des produits…'],
    nl: ['Micronutritie', 'Producten worden geladen…'],
    de: ['Mikronährstoffe', 'Produkte werden geladen …'],
    it: ['Micronutrizione', 'Caricamento dei prodotti…'],
    es: ['Micronutrición', 'Cargando los productos…'],
  }),
  results: inShape('listing', {
    fr: ['Résultats pour « magnésium »', 'Recherche en cours…'],
    nl: ['Resultaten voor ‘magnesium’', 'We zoeken…'],
    de: ['Ergebnisse für „Magnesium“', 'Suche läuft …'],
    it: ['Risultati per «magnesio»', 'Ricerca in corso…'],
    es: ['Resultados de «magnesio»', 'Buscando…'],
  }),
  product: inShape('product', {
    fr: ['Produit', 'Chargement du produit…'],
    nl: ['Product', 'Product wordt geladen…'],
    de: ['Produkt', 'Produkt wird geladen …'],
    it: ['Prodotto', 'Caricamento del prodotto…'],
    es: ['Producto', 'Cargando el producto…'],
  }),
  article: inShape('article', {
    fr: ['Article', 'Chargement de l’article…'],
    nl: ['Artikel', 'Artikel wordt geladen…'],
    de: ['Artikel', 'Artikel wird geladen …'],
    it: ['Articolo', 'Caricamento dell’articolo…'],
    es: ['Artículo', 'Cargando el artículo…'],
  }),
};
