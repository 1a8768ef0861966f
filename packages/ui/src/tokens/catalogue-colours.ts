import catalogue from '../../docs/media/catalogue.json' with { type: 'json' };

/** A colour of the catalogue that tints a part of the site, as recorded for the docs. */
interface CatalogueColour {
  key: string;
  title: string;
  color: string;
}

export const brands: readonly CatalogueColour[] = catalogue.brands;

/** The themes of articles: their drawings and labels have their colour. */
export const themes: readonly CatalogueColour[] = catalogue.themes;
