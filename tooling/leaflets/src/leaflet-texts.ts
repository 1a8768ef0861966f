import type { Content } from '@veralune/api/content/folders';
import { richTextOf } from '@veralune/api/content/rich-text';
import type { ProductFile } from '@veralune/api/content/schema';
import { textsOf } from '@veralune/api/content/texts';
import { createTranslator, formatPercent, languageTag } from '@veralune/i18n';
import { languageOf, type Language, type Locale } from '@veralune/routing';

type RichText = ReturnType<typeof richTextOf>;

const titles: Readonly<Record<Language, (name: string) => string>> = {
  fr: (name) => `Comment prendre ${name}`,
  nl: (name) => `Hoe neemt u ${name} in?`,
  de: (name) => `So nehmen Sie ${name} ein`,
  it: (name) => `Come assumere ${name}`,
  es: (name) => `Cómo tomar ${name}`,
};

/** A part of a leaflet with its title. */
export interface LeafletPart {
  readonly title: string;
  readonly blocks: RichText;
}

/** Everything that a leaflet says. All of it is the product's own content. */
export interface LeafletTexts {
  /** For the document's `lang`: `fr-BE`. */
  readonly languageTag: string;
  /** Title of the file: `Comment prendre Micralba Magnésium`. */
  readonly title: string;
  readonly name: string;
  readonly brand: string;
  readonly color: string;
  readonly summary: string;
  readonly usage: LeafletPart;
  readonly nutrition: {
    readonly caption: string;
    readonly columns: readonly [nutrient: string, amount: string, reference: string];
    readonly rows: readonly (readonly [label: string, amount: string, percent: string])[];
    readonly footnote: string;
  };
  /** Ingredients, precautions, conservation. */
  readonly parts: readonly LeafletPart[];
  readonly laboratory: string;
}

function nutritionOf(content: Content, product: ProductFile, locale: Locale): LeafletTexts['nutrition'] {
  const t = createTranslator(locale);
  const rows = product.nutrition.map(({ nutrient: key, amount }) => {
    const nutrient = content.nutrients.get(key);
    if (nutrient === undefined) throw new Error(`The content has no nutrient ${key}.`);
    const { label, unit } = textsOf(nutrient.texts, locale);
    const percent = nutrient.reference === null ? null : Math.round((amount / nutrient.reference) * 100);
    // A decimal comma in every locale, as on the site.
    const text = `${String(amount).replace('.', ',')}\u00a0${unit}`;
    return [label, text, percent === null ? '–' : formatPercent(percent, locale)] as const;
  });
  return {
    caption: t('product.nutrition.caption', { dose: textsOf(product.texts, locale).dose }),
    columns: [
      t('product.nutrition.column.nutrient'),
      t(product.step_doses ? 'product.nutrition.column.portion' : 'product.nutrition.column.amount'),
      t('product.nutrition.column.reference'),
    ],
    rows,
    footnote: t('product.nutrition.footnote'),
  };
}

/** The texts of a product's leaflet in a locale. */
export function leafletTexts(content: Content, product: ProductFile, locale: Locale): LeafletTexts {
  const t = createTranslator(locale);
  const texts = textsOf(product.texts, locale);
  const brand = content.brands.get(product.brand);
  if (brand === undefined) throw new Error(`The content has no brand ${product.brand}.`);
  return {
    languageTag: languageTag(locale),
    title: titles[languageOf(locale)](texts.name),
    name: texts.name,
    brand: textsOf(brand.texts, locale).title,
    color: brand.color,
    summary: texts.summary,
    usage: { title: t('product.usage.title'), blocks: richTextOf(texts.usage) },
    nutrition: nutritionOf(content, product, locale),
    parts: [
      { title: t('product.ingredients.title'), blocks: richTextOf(texts.ingredients) },
      { title: t('product.precautions.title'), blocks: richTextOf(texts.precautions) },
      { title: t('product.conservation.title'), blocks: richTextOf(texts.conservation) },
    ],
    laboratory: 'Veralune',
  };
}
