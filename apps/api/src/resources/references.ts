import type { MenusFile } from '../content/schema.ts';
import type { BodyOf } from './bodies.ts';
import { kindOfFolder, type Kind } from './kinds.ts';
import type { Resource } from './resource.ts';

/** A reference to another resource. */
export interface Reference {
  readonly kind: Kind;
  readonly key: string;
}

export function referenceText({ kind, key }: Reference): string {
  return `${kind}/${key}`;
}

function to(kind: Kind, ...keys: readonly (string | null)[]): Reference[] {
  return keys.flatMap((key) => (key === null ? [] : { kind, key }));
}

/** `products/florelune-bebe` → the product; undefined for any other format. */
export function referenceOf(text: string): Reference | undefined {
  const [folder = '', key = '', ...rest] = text.split('/');
  const kind = kindOfFolder(folder);
  return kind === undefined || key === '' || rest.length > 0 ? undefined : { kind, key };
}

function ofProduct(body: BodyOf<'product'>): Reference[] {
  return [
    ...to('brand', body.brand),
    ...to('category', ...body.categories),
    ...to('need', ...body.needs),
    ...to('galenic_format', body.galenic_format),
    ...to('flavour', ...body.flavours),
    ...to('diner_type', ...body.diner_types),
    ...to('active_ingredient', ...body.active_ingredients),
    ...to('nutrient', ...body.nutrition.map(({ nutrient }) => nutrient)),
    ...to('product', ...body.related),
    ...picturesOf(body),
    ...to('media', ...(body.documents ?? []).flatMap(({ files }) => Object.values(files))),
  ];
}

function packKeys(pack: NonNullable<BodyOf<'product'>['pictures']>['pack']): readonly string[] {
  return typeof pack === 'string' ? [pack] : Object.values(pack ?? {});
}

function picturesOf({ pictures }: BodyOf<'product'>): Reference[] {
  return to('media', ...packKeys(pictures?.pack), ...(pictures?.gallery ?? []));
}

/** Whether the parent of a page of this type is a brand. */
export function isOfCorner(type: string): boolean {
  return type.startsWith('brand_corner_');
}

function ofPage(body: BodyOf<'page'>): Reference[] {
  return [
    ...to(isOfCorner(body.type) ? 'brand' : 'page', body.parent),
    ...to('theme', body.theme),
    ...to('need', ...body.needs),
    ...to('product', ...body.products),
    ...to('nutrient', body.strain?.nutrient ?? null),
    ...to('media', body.video?.poster ?? null),
  ];
}

function ofTarget(slugOf: string | undefined): Reference[] {
  return slugOf === undefined ? [] : [referenceOf(slugOf)].filter((found) => found !== undefined);
}

function ofEntries(entries: MenusFile['menu']): Reference[] {
  return entries.flatMap(({ slug_of: slugOf, childs }) => [...ofTarget(slugOf), ...ofEntries(childs ?? [])]);
}

/** All references of a resource, without duplicates. */
export function referencesOf(resource: Pick<Resource, 'kind' | 'body'>): Reference[] {
  const all = allReferences(resource as Resource);
  return [...new Map(all.map((reference) => [referenceText(reference), reference])).values()];
}

function allReferences(resource: Resource): Reference[] {
  switch (resource.kind) {
    case 'product':
      return ofProduct(resource.body);
    case 'page':
      return ofPage(resource.body);
    case 'brand':
      return to('media', resource.body.logo ?? null, resource.body.cover ?? null);
    case 'category':
      return to('category', resource.body.parent);
    case 'need':
      return to('need', resource.body.parent);
    case 'faq': {
      const owner = resource.body.owner === null ? undefined : referenceOf(resource.body.owner);
      return owner === undefined ? [] : [owner];
    }
    case 'menu':
      return ofEntries(resource.body.items);
    case 'code':
      return to('product', ...(resource.body.gifts ?? []));
    case 'quiz':
      return to('need', ...resource.body.results.map(({ need }) => need));
    case 'setting':
      return ofTarget(resource.body.banner?.slug_of);
    default:
      return [];
  }
}
