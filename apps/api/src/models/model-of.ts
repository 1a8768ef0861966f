import { marketIds, markets, type MarketId } from '@veralune/routing';
import type { MenusFile, SettingBanner } from '../content/schema.ts';
import type { BodyOf } from '../resources/bodies.ts';
import type { TermKind } from '../resources/kinds.ts';
import { isOfCorner, referenceOf } from '../resources/references.ts';
import type { Resource } from '../resources/resource.ts';
import type { Ids } from './ids.ts';
import type {
  FaqModel,
  MenuEntryModel,
  MenuTargetKind,
  ModelOf,
  NeedModel,
  PageModel,
  SettingBannerModel,
  TermModel,
} from './models.ts';
import { productModel } from './product-model.ts';
import { quizModel } from './quiz-model.ts';
import { codeModel, deliveryModel } from './shop-models.ts';

function shopsOf(ids: readonly MarketId[] | undefined): number[] {
  return (ids ?? marketIds).map((id) => markets[id].shopId);
}

function pageModel(body: BodyOf<'page'>, ids: Ids): PageModel {
  return {
    type: body.type,
    parentId: isOfCorner(body.type) ? null : ids.orNull('page', body.parent),
    brandId: isOfCorner(body.type) ? ids.orNull('brand', body.parent) : null,
    themeId: ids.orNull('theme', body.theme),
    needs: body.needs.map((key) => ids.of('need', key)),
    products: body.products.map((key) => ids.of('product', key)),
    publishedOn: body.published_on,
    inBanner: body.in_banner,
    drawing: body.drawing ?? null,
    shops: shopsOf(body.markets),
    credits: body.credits ?? null,
    sources: (body.sources ?? []).map(({ text, url, language = null }) => ({ text, url, language })),
    strain: body.strain ? { code: body.strain.code, nutrientId: ids.of('nutrient', body.strain.nutrient) } : null,
    video: body.video ?? null,
    texts: body.texts,
  };
}

function ownerOf(owner: string | null, ids: Ids): FaqModel['owner'] {
  const reference = owner === null ? undefined : referenceOf(owner);
  if (reference === undefined) return null;
  const kind = reference.kind === 'product' ? 'product' : 'brand';
  return { kind, id: ids.of(kind, reference.key) };
}

function faqModel(body: BodyOf<'faq'>, ids: Ids): FaqModel {
  return {
    order: body.order,
    owner: ownerOf(body.owner, ids),
    group: body.group ?? null,
    shops: shopsOf(body.markets),
  };
}

function targetOf(slugOf: string | undefined, ids: Ids): MenuEntryModel['target'] {
  const reference = slugOf === undefined ? undefined : referenceOf(slugOf);
  if (reference === undefined) return null;
  const kind = reference.kind as MenuTargetKind;
  return { kind, id: ids.of(kind, reference.key) };
}

function menuEntries(entries: MenusFile['menu'], ids: Ids): MenuEntryModel[] {
  return entries.map(({ code, slug_of: slugOf, label, separate_after: separateAfter, childs }) => ({
    code,
    target: targetOf(slugOf, ids),
    label,
    separateAfter: separateAfter ?? false,
    childs: menuEntries(childs ?? [], ids),
  }));
}

function bannerModel({ code, slug_of: slugOf, display, texts }: SettingBanner, ids: Ids): SettingBannerModel {
  return { code, target: targetOf(slugOf, ids), display: display ?? null, texts };
}

function needModel(body: BodyOf<'need'>, ids: Ids): NeedModel {
  return { ...body, parentId: ids.orNull('need', body.parent), drawing: body.drawing ?? null };
}

function termModel({ order, ...body }: BodyOf<TermKind>, id: number): TermModel {
  return { order: order ?? id, ...body };
}

/**
 * The compact form of a resource for the projection.
 * @param ids contains every resource that it refers to
 */
export function modelOf(resource: Resource, ids: Ids): ModelOf[Resource['kind']] {
  switch (resource.kind) {
    case 'product':
      return productModel(resource.body, ids);
    case 'page':
      return pageModel(resource.body, ids);
    case 'faq':
      return faqModel(resource.body, ids);
    case 'brand':
      return resource.body;
    case 'category':
      return { ...resource.body, parentId: ids.orNull('category', resource.body.parent) };
    case 'need':
      return needModel(resource.body, ids);
    case 'nutrient':
      return resource.body;
    case 'menu': {
      const { market, code, items } = resource.body;
      return { shopId: markets[market].shopId, code, items: menuEntries(items, ids) };
    }
    case 'media':
    case 'synonyms':
      return resource.body;
    case 'setting': {
      const { market, code, value, banner } = resource.body;
      return { shopId: markets[market].shopId, code, value, ...(banner && { banner: bannerModel(banner, ids) }) };
    }
    case 'code':
      return codeModel(resource.body, ids);
    case 'delivery':
      return deliveryModel(resource.body);
    case 'quiz':
      return quizModel(resource.body, ids);
    case 'redirection': {
      const { market, ...rule } = resource.body;
      return { shopId: markets[market].shopId, ...rule };
    }
    default:
      return termModel(resource.body, resource.id);
  }
}
