import type { Brand } from '@veralune/api-client/contract';
import { isSold, productCount } from '../catalogue/in-shop.ts';
import { richTextOf } from '../content/rich-text.ts';
import { notFound } from '../http/answers.ts';
import { soldAlternates } from './alternates.ts';
import { brandRef } from './entities.ts';
import { faqsOf } from './faqs.ts';
import type { Handlers, Scene } from './handler.ts';
import { shownIn, slugList } from './scene.ts';

type BrandScene = Pick<Scene<'brands'>, 'view' | 'catalogue'>;

/** Brands that the shop sells, in the editors' order. */
const soldBrands = ({ view, catalogue }: BrandScene) => catalogue.kept.brands.filter(({ id }) => isSold(view.shop, 'brand', id));

const brand = (scene: BrandScene, id: number): Brand => {
  const { view, catalogue } = scene;
  const { tagline, description, meta } = view.words.of('brand', id);
  return {
    ...brandRef(shownIn(scene), id),
    tagline,
    description: richTextOf(description),
    // Brands have no pictures: the site draws them from their colour.
    logo: null,
    cover: null,
    product_count: productCount(view.shop, 'brand', id),
    alternates: soldAlternates(catalogue, 'brand', id),
    meta,
  };
};

const checkSold = ({ view }: BrandScene, id: number): void => {
  if (!isSold(view.shop, 'brand', id)) throw notFound(`Shop ${String(view.shop.shopId)} has no brand ${String(id)}.`);
};

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
      .map(({ id }) => brand(scene, id))
      .filter(({ slug }) => slugs?.includes(slug) ?? true);
    return { items, total: items.length };
  },
  brand: (scene) => {
    checkSold(scene, scene.params.id);
    return brand(scene, scene.params.id);
  },
  brandFaqs: (scene) => {
    checkSold(scene, scene.params.id);
    return faqsOf(scene.params.id, scene.view.words.of('brand', scene.params.id).faqs);
  },
};
