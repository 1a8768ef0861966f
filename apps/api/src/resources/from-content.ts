import { languages, markets, type MarketId } from '@veralune/routing';
import type { Content } from '../content/folders.ts';
import type { Publication as FilePublication } from '../content/schema-parts.ts';
import { menuCodes, type BodyOf } from './bodies.ts';
import { fileKindNames, fileKinds, type FileKind, type MarketKind } from './kinds.ts';
import { marketKey } from './market-key.ts';
import { alwaysPublished, type Publication, type Resource } from './resource.ts';

function publicationOf(written: FilePublication): Publication {
  return written === undefined
    ? alwaysPublished
    : {
        status: written.status,
        publishFrom: written.from === undefined ? null : new Date(written.from),
        publishTo: written.to === undefined ? null : new Date(written.to),
      };
}

interface AnyFile {
  readonly id: number;
  readonly publication?: FilePublication;
}

function ofFiles(content: Content, kind: FileKind): Resource[] {
  return [...content[fileKinds[kind]]].map(([key, file]) => {
    const { id, publication, ...body } = file as AnyFile;
    return { kind, id, key, ...publicationOf(publication), body } as unknown as Resource;
  });
}

function ofCollections(content: Content): Resource[] {
  return [...content.media].map(([key, { id, ...body }]) => ({ kind: 'media', id, key, ...alwaysPublished, body }));
}

function shopOf(market: string): number {
  return markets[market as MarketId].shopId;
}

/** Id of an item in a market's file, from the shop's id and the index in the list. */
function idInMarket(market: string, index: number): number {
  return shopOf(market) * 10_000_000 + index + 1;
}

function ofMarket<Name extends MarketKind>(kind: Name, index: number, body: BodyOf<Name>): Resource {
  return { kind, id: idInMarket(body.market, index), key: marketKey(kind, body), ...alwaysPublished, body } as Resource;
}

function ofMarketFiles(content: Content): Resource[] {
  return [
    ...[...content.menus].flatMap(([market, menus]) =>
      menuCodes.map((code, index) => ofMarket('menu', index, { market: market as MarketId, code, items: menus[code] })),
    ),
    ...[...content.settings].flatMap(([market, settings]) =>
      Object.entries(settings).map(([code, value], index) =>
        ofMarket('setting', index, {
          market: market as MarketId,
          code,
          ...(typeof value === 'string' ? { value } : value),
        }),
      ),
    ),
    ...[...content.redirections].flatMap(([market, rules]) =>
      rules.map((rule, index) => ofMarket('redirection', index, { ...rule, market: market as MarketId, order: index })),
    ),
  ];
}

function ofLanguageFiles(content: Content): Resource[] {
  return languages.flatMap((language, index): Resource[] => {
    const entries = content.synonyms.get(language);
    if (entries === undefined) return [];
    return [{ kind: 'synonyms', id: index + 1, key: language, ...alwaysPublished, body: { language, entries } }];
  });
}

/** The resources of the content folder; a resource comes after those that it refers to. */
export function resourcesOf(content: Content): Resource[] {
  return [
    ...ofCollections(content),
    ...fileKindNames.flatMap((kind) => ofFiles(content, kind)),
    ...ofMarketFiles(content),
    ...ofLanguageFiles(content),
  ];
}
