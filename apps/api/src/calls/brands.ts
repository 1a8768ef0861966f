import type { Brand } from '@veralune/api-client/contract';
import { isSold, productCount } from '../catalogue/in-shop.ts';
import type { BrandRow } from '../catalogue/rows.ts';
import { richTextOf } from '../content/rich-text.ts';
import { notFound } from '../http/http-error.ts';
import { brandCover, brandLogo } from '../media/images.ts';
import { soldAlternates } from './alternates.ts';
import { brandCard } from './entities.ts';
import { faqsOf } from './faqs.ts';
import type { Handlers, RequestContext } from './handler.ts';
import { slugList } from './slug-list.ts';
import { viewContextOf } from './view-context.ts';

type BrandContext = Pick<RequestContext<'brands'>, 'view' | 'catalogue'>;

/** Brands with products in the shop, in the editors' order. */
function soldBrands({ view, catalogue }: BrandContext) {
  return catalogue.shared.brands.all.filter(({ id }) => isSold(catalogue, view.shop, 'brand', id));
}

function brand(context: BrandContext, row: BrandRow): Brand {
  const { id } = row;
  const { view, catalogue } = context;
  const { title, description, meta } = view.words.of('brand', id);
  return {
    ...brandCard(viewContextOf(context), id),
    description: richTextOf(description),
    logo: brandLogo(catalogue.shared.media, row, view.language, title),
    cover: brandCover(catalogue.shared.media, row, view.language),
    product_count: productCount(view.shop, 'brand', id),
    alternates: soldAlternates(catalogue, 'brand', id),
    meta,
  };
}

function soldBrand(context: BrandContext, id: number): BrandRow {
  const row = soldBrands(context).find((each) => each.id === id);
  if (!row) throw notFound(`Shop ${String(context.view.shop.shopId)} has no brand ${String(id)}.`);
  return row;
}

export const brandHandlers: Handlers<'brandsRouter' | 'brands' | 'brand' | 'brandFaqs'> = {
  brandsRouter: (context) =>
    soldBrands(context)
      .filter(({ corner }) => corner)
      .map(({ id }) => {
        const { slug, title } = context.view.words.of('brand', id);
        return { id, slug, title };
      }),
  brands: (context) => {
    const slugs = slugList(context.query.slugs);
    const items = soldBrands(context)
      .map((row) => brand(context, row))
      .filter(({ slug }) => slugs?.includes(slug) ?? true);
    return { items, total: items.length };
  },
  brand: (context) => brand(context, soldBrand(context, context.params.id)),
  brandFaqs: (context) => faqsOf(context, { kind: 'brand', id: soldBrand(context, context.params.id).id }),
};
