import catalogue from '../../docs/media/catalogue.json' with { type: 'json' };

/** The brands of the catalogue, as recorded for the docs. */
export const brands: readonly { key: string; title: string; color: string }[] = catalogue.brands;
