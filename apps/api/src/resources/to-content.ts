import { collectionKinds, fileKinds, isFileKind, languageKinds, marketKinds, type MarketKind } from './kinds.ts';
import type { Resource } from './resource.ts';

/** A file of the content folder. */
export interface ContentFile {
  /** `products/florelune-bebe.yaml` */
  readonly path: string;
  readonly value: unknown;
}

function publicationOf({ status, publishFrom, publishTo }: Resource): object {
  if (status === 'published' && publishFrom === null && publishTo === null) return {};
  const publication = {
    status,
    ...(publishFrom && { from: publishFrom.toISOString() }),
    ...(publishTo && { to: publishTo.toISOString() }),
  };
  return { publication };
}

function ownFile(resource: Resource & { kind: keyof typeof fileKinds }): ContentFile {
  return {
    path: `${fileKinds[resource.kind]}/${resource.key}.yaml`,
    value: { id: resource.id, ...withPublication(resource.body, publicationOf(resource)) },
  };
}

/** Places the publication before the long texts, if there are any. */
function withPublication(body: object, publication: object): object {
  const { texts, ...rest } = body as { texts?: unknown };
  return { ...rest, ...publication, ...(texts !== undefined && { texts }) };
}

type Of<Name extends MarketKind> = Extract<Resource, { kind: Name }>['body'];

const marketFiles: { readonly [Name in MarketKind]: (bodies: readonly Of<Name>[]) => unknown } = {
  menu: (menus) =>
    Object.fromEntries(
      (['menu', 'menu_footer', 'menu_footer_legals'] as const).map((code) => [
        code,
        menus.find((menu) => menu.code === code)?.items ?? [],
      ]),
    ),
  setting: (settings) =>
    Object.fromEntries(settings.map(({ code, value, banner }) => [code, banner ? { value, banner } : value])),
  redirection: (rules) =>
    rules.toSorted((left, right) => left.order - right.order).map(({ from, to, type }) => ({ from, to, type })),
};

/** A market's file holds all its resources of a kind, ordered by id. */
function sharedFiles(kind: MarketKind, resources: readonly Resource[]): ContentFile[] {
  const byMarket = Map.groupBy(
    resources.filter((resource) => resource.kind === kind),
    ({ body }) => (body as Of<MarketKind>).market,
  );
  const write = marketFiles[kind] as (bodies: readonly unknown[]) => unknown;
  return [...byMarket].map(([market, all]) => ({
    path: `${marketKinds[kind]}/${market}.yaml`,
    value: write(all.toSorted((left, right) => left.id - right.id).map(({ body }) => body)),
  }));
}

/** Omits default values. */
function mediaEntry(body: Extract<Resource, { kind: 'media' }>['body']): object {
  if (body.type === 'document') return body;
  const { transparent, alt, focus, ...rest } = body;
  return {
    ...rest,
    ...(transparent && { transparent }),
    ...(Object.keys(alt).length > 0 && { alt }),
    ...((focus.x !== 0.5 || focus.y !== 0.5) && { focus }),
  };
}

/** `packs/florelune-fr` is the entry `florelune-fr` of `media/packs.yaml`. */
function collectionFiles(resources: readonly Resource[]): ContentFile[] {
  const pictures = resources.flatMap((resource) => (resource.kind === 'media' ? resource : []));
  const sheets = Map.groupBy(pictures, ({ key }) => key.split('/')[0] ?? '');
  return [...sheets].map(([sheet, all]) => ({
    path: `${collectionKinds.media}/${sheet}.yaml`,
    value: Object.fromEntries(
      all.map(({ id, key, body }) => [key.slice(sheet.length + 1), { id, ...mediaEntry(body) }]),
    ),
  }));
}

function languageFiles(resources: readonly Resource[]): ContentFile[] {
  return resources.flatMap((resource) =>
    resource.kind === 'synonyms'
      ? { path: `${languageKinds.synonyms}/${resource.body.language}.yaml`, value: resource.body.entries }
      : [],
  );
}

/** Resources as files of the content folder. */
export function contentFilesOf(resources: readonly Resource[]): ContentFile[] {
  return [
    ...resources.flatMap((resource) =>
      isFileKind(resource.kind) ? ownFile(resource as Resource & { kind: keyof typeof fileKinds }) : [],
    ),
    ...(Object.keys(marketKinds) as MarketKind[]).flatMap((kind) => sharedFiles(kind, resources)),
    ...collectionFiles(resources),
    ...languageFiles(resources),
  ];
}
