import type { Brand } from '@veralune/api-client/contract';
import { isSold, productCount } from '../catalogue/in-shop.ts';
import type { BrandRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import { notFound } from '../http/answers.ts';
import { brandCover, brandLogo } from '../media/images.ts';
import { soldAlternates } from './alternates.ts';
import { brandRef } from './entities.ts';
import { faqsOf } from './faqs.ts';
import type { Handlers, Scene } from './handler.ts';
import { shownIn, slugList } from './scene.ts';

type BrandScene = Pick<Scene<'brands'>, 'view' | 'catalogue'>;

/** Brands that the shop sells, in the editors' order. */
function soldBrands({ view, catalogue }: BrandScene) {
  return catalogue.kept.brands.all.filter(({ id }) => isSold(catalogue, view.shop, 'brand', id));
}

function brand(scene: BrandScene, row: BrandRow): Brand {
  const { id } = row;
  const { view, catalogue } = scene;
  const { title, tagline, description, meta } = view.words.of('brand', id);
  return {
    ...brandRef(shownIn(scene), id),
    tagline,
    description: richTextOf(description),
    logo: brandLogo(catalogue.kept.media, row, view.language, title),
    cover: brandCover(catalogue.kept.media, row, view.language),
    product_count: productCount(view.shop, 'brand', id),
    alternates: soldAlternates(catalogue, 'brand', id),
    meta,
  };
}

function soldBrand(scene: BrandScene, id: number): BrandRow {
  const row = soldBrands(scene).find((each) => each.id === id);
  if (!row) throw notFound(`Shop ${String(scene.view.shop.shopId)} has no brand ${String(id)}.`);
  return row;
}

export const brandHandlers: Handlers<'brandsRouter' | 'brands' | 'brand' | 'brandFaqs'> = {
  brandsRouter: (scene) =>
    soldBrands(scene)
      .filter(({ corner }) => corner)
      .map(({ id }) => {
        const { slug, title } = scene.view.words.of('brand', id);
        return { id, slug, title };
      }),
  brands: (scene) => {
    const slugs = slugList(scene.query.slugs);
    const items = soldBrands(scene)
      .map((row) => brand(scene, row))
      .filter(({ slug }) => slugs?.includes(slug) ?? true);
    return { items, total: items.length };
  },
  brand: (scene) => brand(scene, soldBrand(scene, scene.params.id)),
  brandFaqs: (scene) => faqsOf(scene, { kind: 'brand', id: soldBrand(scene, scene.params.id).id }),
};
