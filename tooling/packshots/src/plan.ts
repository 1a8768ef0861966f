import { languages, type Language } from '@veralune/routing';
import type { Content } from '@veralune/api/content/folders';
import type { BrandFile, ProductFile } from '@veralune/api/content/schema';
import {
  brandCoverKey,
  brandLogoKey,
  contentsPictureKey,
  neutralPackKey,
  packPictureKey,
} from '@veralune/api/media/picture-keys';
import type { PackLook, Spec } from './scenes/spec.ts';
import type { Print } from './type/label.ts';

export interface Planned {
  readonly name: string;
  readonly spec: Spec;
}

type CatalogueContent = Pick<Content, 'brands' | 'products' | 'galenic-formats' | 'active-ingredients'>;
type Product = readonly [key: string, product: ProductFile];

/** The legal name of food supplements in each language. */
const kinds: Readonly<Record<Language, string>> = {
  fr: 'Complément alimentaire',
  nl: 'Voedingssupplement',
  de: 'Nahrungsergänzungsmittel',
  it: 'Integratore alimentare',
  es: 'Complemento alimenticio',
};

const onGlass: ReadonlySet<ProductFile['pack']> = new Set(['dropper', 'jar']);

/** Most packs have the colour of their brand, and every third one is pale. Glass always has a pale label. */
function coloursAt(position: number): PackLook['colours'] {
  return position % 3 === 1 ? 'pale' : 'full';
}

function looksOf(brandKey: string, { color }: BrandFile, products: readonly Product[]): Map<string, PackLook> {
  let position = 0;
  return new Map(
    products.map(([key, { pack }]) => {
      const colours = onGlass.has(pack) ? 'full' : coloursAt(position);
      if (!onGlass.has(pack)) position += 1;
      return [key, { shape: pack, brandKey, color, colours, seed: key }];
    }),
  );
}

function folded(text: string): string {
  return text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();
}

function printOf(content: CatalogueContent, product: ProductFile, brand: BrandFile, language: Language): Print {
  const { title } = brand.texts[language];
  const { name } = product.texts[language];
  const ownName = name.startsWith(`${title} `) ? name.slice(title.length + 1) : name;
  const actives = product.active_ingredients.flatMap((key) => {
    const label = content['active-ingredients'].get(key)?.texts[language].label;
    return label !== undefined && folded(label) !== folded(ownName) ? [label] : [];
  });
  return {
    brand: title,
    name: ownName,
    actives: actives.slice(0, 2),
    format: content['galenic-formats'].get(product.galenic_format)?.texts[language].label ?? '',
    kind: kinds[language],
  };
}

function ofProduct(content: CatalogueContent, brand: BrandFile, look: PackLook, [key, product]: Product): Planned[] {
  const packs = languages.map((language): Planned => ({
    name: packPictureKey(key, language),
    spec: { kind: 'pack', ...look, print: printOf(content, product, brand, language) },
  }));
  const { galenic_format: galenicFormat, flavours, active_ingredients: actives } = product;
  const contents: Spec = { kind: 'contents', ...look, brand: brand.texts.fr.title, galenicFormat, flavours, actives };
  return [...packs, { name: contentsPictureKey(key), spec: contents }];
}

/** Up to three packs of a brand that differ as much as possible. */
function coverPacks(looks: ReadonlyMap<string, PackLook>): PackLook[] {
  const byShape = new Map<string, PackLook>();
  for (const look of looks.values()) if (!byShape.has(look.shape)) byShape.set(look.shape, look);
  const chosen = [...byShape.values()].slice(0, 3);
  return chosen.map((look, index) => ({ ...look, colours: index === 1 ? 'pale' : 'full' }));
}

function ofBrand(content: CatalogueContent, brandKey: string, brand: BrandFile): Planned[] {
  const products = [...content.products]
    .filter(([, product]) => product.brand === brandKey)
    .sort(([, a], [, b]) => a.order - b.order || a.id - b.id);
  const looks = looksOf(brandKey, brand, products);
  const { color } = brand;
  const title = brand.texts.fr.title;
  const pictures = products.flatMap((product) => {
    const look = looks.get(product[0]);
    return look ? ofProduct(content, brand, look, product) : [];
  });
  return [
    { name: brandLogoKey(brandKey), spec: { kind: 'logo', brandKey, brand: title, color } },
    {
      name: brandCoverKey(brandKey),
      spec: { kind: 'cover', brandKey, brand: title, color, packs: coverPacks(looks) },
    },
    ...pictures,
  ];
}

/** All pictures that the tool draws for the catalogue, with their data. */
export function planPictures(content: CatalogueContent): Planned[] {
  return [
    { name: neutralPackKey, spec: { kind: 'neutral' } },
    ...[...content.brands].flatMap(([key, brand]) => ofBrand(content, key, brand)),
  ];
}
