import { isMarketId, languageOf, markets, type MarketId } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import { addressed, type Content } from './folders.ts';
import { isInMarket } from './markets.ts';
import { targetOf } from './menu-target.ts';
import type { MenusFile } from './schema.ts';

type Entry = MenusFile['menu'][number];
type Path = readonly PropertyKey[];

const checkTarget = (content: Content, market: MarketId, slugOf: string, path: Path, check: FileCheck): void => {
  const target = targetOf(slugOf);
  if (target === undefined || !content[target.folder].has(target.key)) {
    check.report(path, `"${slugOf}" is no file of ${addressed.join(', ')}`);
  } else if (!isInMarket(content, target.folder, target.key, market)) {
    check.report(path, `"${slugOf}" is not shown in ${market}`);
  }
};

const checkEntries = (
  content: Content,
  market: MarketId,
  entries: readonly Entry[],
  path: Path,
  check: FileCheck,
): void => {
  entries.forEach((entry, index) => {
    const here = [...path, index];
    if (entry.slug_of !== undefined) checkTarget(content, market, entry.slug_of, [...here, 'slug_of'], check);
    for (const language of markets[market].locales.map(languageOf)) {
      // What the link leads to has a title to show; a screen has none.
      if (entry.label[language] === undefined && entry.slug_of === undefined) {
        check.report([...here, 'label'], `has no label in ${language}`);
      }
    }
    checkEntries(content, market, entry.childs ?? [], [...here, 'childs'], check);
  });
};

const checkMenus = (content: Content, market: MarketId, menus: MenusFile, check: FileCheck): void => {
  for (const code of ['menu', 'menu_footer', 'menu_footer_legals'] as const) {
    checkEntries(content, market, menus[code], [code], check);
  }
};

const checkRules = (rules: readonly { from: string; to: string }[], check: FileCheck): void => {
  const seen = new Set<string>();
  rules.forEach(({ from, to }, index) => {
    if (seen.has(from)) check.report([index, 'from'], `"${from}" has a rule already`);
    if (from === to) check.report([index, 'to'], 'leads back to itself');
    seen.add(from);
  });
};

/** Files of a market: `menus/be.yaml`, `settings/be.yaml`, `redirections/be.yaml`. */
export const checkMarketFiles = (content: Content, start: (file: string) => FileCheck): void => {
  for (const folder of ['menus', 'settings', 'redirections'] as const) {
    for (const key of content[folder].keys()) {
      if (!isMarketId(key)) start(`${folder}/${key}.yaml`).report([], `there is no market "${key}"`);
    }
  }
  for (const [key, menus] of content.menus)
    if (isMarketId(key)) checkMenus(content, key, menus, start(`menus/${key}.yaml`));
  for (const [key, rules] of content.redirections) checkRules(rules, start(`redirections/${key}.yaml`));
};
