import { dayMoments } from '@veralune/api-client/contract';
import { languages, locales, marketIds, type MarketId } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import { marketsOfProduct } from './markets.ts';
import type { ProductFile } from './schema.ts';

type Size = ProductFile['sizes'][number];

/** More units have a lower price. */
function checkVolumePrices({ prices, degressive = [] }: Size, market: MarketId, index: number, check: FileCheck): void {
  const steps = degressive.flatMap(({ from, prices: lower }, step) => ({ from, step, price: lower[market] }));
  let [from, price] = [1, prices[market]];
  for (const next of steps) {
    const path = ['sizes', index, 'degressive', next.step];
    if (next.from <= from) check.report([...path, 'from'], 'must be more than the one before');
    from = next.from;
    if (next.price === undefined) continue;
    if (price === undefined || next.price >= price)
      check.report([...path, 'prices', market], 'must be lower than the price of fewer units');
    price = next.price;
  }
}

function checkSizes(product: ProductFile, check: FileCheck): void {
  product.sizes.forEach((size, index) => {
    for (const market of marketIds) {
      const price = size.prices[market];
      const publicPrice = size.public_prices?.[market];
      if (publicPrice !== undefined && (price === undefined || publicPrice <= price)) {
        check.report(['sizes', index, 'public_prices', market], `must be higher than the price in ${market}`);
      }
      checkVolumePrices(size, market, index, check);
      if (price === undefined && size.out_of_stock?.includes(market)) {
        check.report(['sizes', index, 'out_of_stock'], `${market} does not sell this size`);
      }
    }
  });
  if (marketsOfProduct(product).length === 0) check.report(['sizes'], 'no market has a price');
}

function checkLabels(product: ProductFile, check: FileCheck): void {
  for (const name of [...languages, ...locales]) {
    const labels = product.texts[name]?.sizes;
    if (labels && labels.length !== product.sizes.length) {
      check.report(
        ['texts', name, 'sizes'],
        `has ${String(labels.length)} labels for ${String(product.sizes.length)} sizes`,
      );
    }
  }
}

function checkPictures({ pictures }: ProductFile, check: FileCheck): void {
  const { pack, gallery = [] } = pictures ?? {};
  if (typeof pack === 'string') check.media(['pictures', 'pack'], 'picture', pack);
  else
    for (const [language, key] of Object.entries(pack ?? {}))
      check.media(['pictures', 'pack', language], 'picture', key);
  check.references(['pictures', 'gallery'], 'media', gallery);
}

function checkDocuments({ documents = [] }: ProductFile, check: FileCheck): void {
  documents.forEach(({ files }, index) => {
    for (const [name, key] of Object.entries(files)) check.media(['documents', index, 'files', name], 'document', key);
  });
}

function checkStepDoses({ step_doses: doses = [] }: ProductFile, check: FileCheck): void {
  doses.forEach((portions, index) => {
    const before = doses[index - 1];
    if (before !== undefined && portions <= before)
      check.report(['step_doses', index], 'must be more than the one before');
  });
}

function checkCourse({ course }: ProductFile, check: FileCheck): void {
  if (course?.to !== undefined && course.to <= course.from) check.report(['course', 'to'], 'must be more than "from"');
}

const moments: ReadonlySet<string> = new Set(dayMoments);

function checkDoseMoments({ dose_moments: dose, diner_types: types }: ProductFile, check: FileCheck): void {
  if (dose === 'divided' && types.filter((type) => moments.has(type)).length < 2)
    check.report(['dose_moments'], 'needs two moments of the day in diner_types');
}

export function checkProduct(key: string, product: ProductFile, check: FileCheck): void {
  checkDoseMoments(product, check);
  check.reference(['brand'], 'brands', product.brand);
  check.references(['categories'], 'categories', product.categories);
  check.references(['needs'], 'needs', product.needs);
  check.reference(['galenic_format'], 'galenic-formats', product.galenic_format);
  check.references(['flavours'], 'flavours', product.flavours);
  check.references(['diner_types'], 'diner-types', product.diner_types);
  check.references(['active_ingredients'], 'active-ingredients', product.active_ingredients);
  check.references(['related'], 'products', product.related);
  if (product.related.includes(key)) check.report(['related'], 'a product is not related to itself');
  product.nutrition.forEach(({ nutrient }, index) => {
    check.reference(['nutrition', index, 'nutrient'], 'nutrients', nutrient);
  });
  if (product.new && product.new.from >= product.new.to) check.report(['new', 'to'], 'must be after "from"');
  checkPictures(product, check);
  checkDocuments(product, check);
  checkStepDoses(product, check);
  checkCourse(product, check);
  checkSizes(product, check);
  checkLabels(product, check);
}
