import { locales, marketIds, markets, type MarketId } from '@veralune/routing';
import * as db from '../db/schema.ts';
import type { Content } from '../content/folders.ts';
import { textsOf } from '../content/texts.ts';
import { idOf, idOrNull, kindFolders } from './ids.ts';
import { productRows } from './product-rows.ts';
import { tableRows, type TableRows } from './rows.ts';

const textRows = (content: Content): TableRows => {
  const rows: (typeof db.texts.$inferInsert)[] = [];
  for (const kind of db.textKinds) {
    for (const file of content[kindFolders[kind]].values()) {
      for (const locale of locales) {
        const words: object = textsOf<object>(file.texts, locale);
        const slug = 'slug' in words && typeof words.slug === 'string' ? words.slug : null;
        rows.push({ kind, entityId: file.id, locale, slug, data: words });
      }
    }
  }
  return tableRows(db.texts, rows);
};

const treeRows = (content: Content): TableRows[] => [
  tableRows(
    db.categories,
    [...content.categories].map(([key, { id, order, parent }]) => ({
      id,
      key,
      position: order,
      parentId: idOrNull(content, 'categories', parent),
    })),
  ),
  tableRows(
    db.needs,
    [...content.needs].map(([key, { id, order, parent, picto }]) => ({
      id,
      key,
      position: order,
      parentId: idOrNull(content, 'needs', parent),
      picto,
    })),
  ),
];

const termRows = (content: Content): TableRows =>
  tableRows(
    db.terms,
    db.termKinds.flatMap((kind) =>
      [...content[kindFolders[kind]]].map(([key, { id, order }]) => ({ kind, id, key, position: order ?? id })),
    ),
  );

const pageRows = (content: Content): TableRows[] => {
  const pages = [...content.pages];
  const inCorner = (type: string): boolean => type.startsWith('brand_corner_');
  return [
    tableRows(
      db.pages,
      pages.map(([key, page]) => ({
        id: page.id,
        key,
        type: page.type,
        parentId: inCorner(page.type) ? null : idOrNull(content, 'pages', page.parent),
        brandId: inCorner(page.type) ? idOrNull(content, 'brands', page.parent) : null,
        themeId: idOrNull(content, 'themes', page.theme),
        publishedOn: page.published_on,
        inBanner: page.in_banner,
      })),
    ),
    tableRows(
      db.pageShops,
      pages.flatMap(([, page]) =>
        (page.markets ?? marketIds).map((market) => ({ pageId: page.id, shopId: markets[market].shopId })),
      ),
    ),
    tableRows(
      db.pageNeeds,
      pages.flatMap(([, page]) =>
        page.needs.map((key, position) => ({ pageId: page.id, needId: idOf(content, 'needs', key), position })),
      ),
    ),
    tableRows(
      db.pageProducts,
      pages.flatMap(([, page]) =>
        page.products.map((key, position) => ({
          pageId: page.id,
          productId: idOf(content, 'products', key),
          position,
        })),
      ),
    ),
  ];
};

const marketRows = (content: Content): TableRows[] => {
  const shopOf = (key: string): number => markets[key as MarketId].shopId;
  return [
    tableRows(
      db.menus,
      [...content.menus].flatMap(([key, menus]) =>
        (['menu', 'menu_footer', 'menu_footer_legals'] as const).map((code) => ({
          shopId: shopOf(key),
          code,
          items: menus[code],
        })),
      ),
    ),
    tableRows(
      db.settings,
      [...content.settings].flatMap(([key, settings]) =>
        Object.entries(settings).map(([code, value]) => ({ shopId: shopOf(key), code, value })),
      ),
    ),
    tableRows(
      db.redirections,
      [...content.redirections].flatMap(([key, rules]) =>
        rules.map(({ from, to, type }, position) => ({
          shopId: shopOf(key),
          position,
          source: from,
          target: to,
          type,
        })),
      ),
    ),
  ];
};

/** The content as rows, tables that others refer to first. */
export const contentRows = (content: Content): TableRows[] => [
  tableRows(
    db.brands,
    [...content.brands].map(([key, { id, order, color, corner }]) => ({ id, key, position: order, color, corner })),
  ),
  ...treeRows(content),
  termRows(content),
  tableRows(
    db.nutrients,
    [...content.nutrients].map(([key, { id, reference }]) => ({ id, key, reference })),
  ),
  ...productRows(content),
  ...pageRows(content),
  textRows(content),
  ...marketRows(content),
];
