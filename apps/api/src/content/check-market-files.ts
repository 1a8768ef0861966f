import { hasRoute, hrefOfSlugs, isMarketId, isRouteName, languageOf, markets, type MarketId } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import { addressed, type Content } from './folders.ts';
import { isInMarket } from './markets.ts';
import { targetOf, type MenuTarget as Target } from './menu-target.ts';
import type { MenusFile } from './schema.ts';

type Entry = MenusFile['menu'][number];
type Path = readonly PropertyKey[];

/** Says what is wrong with what a link leads to, if anything is. */
type TargetCheck = (target: Target) => string | undefined;

function checkTarget(slugOf: string, path: Path, check: FileCheck, isWrong: TargetCheck): void {
  const target = targetOf(slugOf);
  const reason = target === undefined ? noFile(slugOf) : isWrong(target);
  if (reason !== undefined) check.report(path, reason);
}

function noFile(slugOf: string): string {
  return `"${slugOf}" is no file of ${addressed.join(', ')}`;
}

/** Whether a link leads to a screen, whatever its slug. */
function codeFault({ code, slug_of: slugOf }: Entry, market: MarketId): string | null {
  if (!isRouteName(code)) return `"${code}" is no screen`;
  const { locales } = markets[market];
  const missing = locales.filter((locale) => !hasRoute(code, locale));
  if (missing.length > 0) return `"${code}" is no screen of ${missing.join(', ')}`;
  const slug = slugOf === undefined ? null : 'any';
  if (locales.every((locale) => hrefOfSlugs(code, slug, null, locale) !== null)) return null;
  return slug === null ? `"${code}" needs slug_of` : `"${code}" takes no slug_of`;
}

/** Checks the links of a market's menu. */
export function checkEntries(
  market: MarketId,
  entries: readonly Entry[],
  path: Path,
  check: FileCheck,
  isWrong: TargetCheck,
): void {
  entries.forEach((entry, index) => {
    const here = [...path, index];
    const wrongCode = codeFault(entry, market);
    if (wrongCode !== null) check.report([...here, 'code'], wrongCode);
    if (entry.slug_of !== undefined) checkTarget(entry.slug_of, [...here, 'slug_of'], check, isWrong);
    for (const language of markets[market].locales.map(languageOf)) {
      // What the link leads to has a title to show; a screen has none.
      if (entry.label[language] === undefined && entry.slug_of === undefined) {
        check.report([...here, 'label'], `has no label in ${language}`);
      }
    }
    checkEntries(market, entry.childs ?? [], [...here, 'childs'], check, isWrong);
  });
}

function checkMenus(content: Content, market: MarketId, menus: MenusFile, check: FileCheck): void {
  for (const code of ['menu', 'menu_footer', 'menu_footer_legals'] as const) {
    checkEntries(market, menus[code], [code], check, ({ folder, key }) => {
      if (!content[folder].has(key)) return noFile(`${folder}/${key}`);
      return isInMarket(content, folder, key, market) ? undefined : `"${folder}/${key}" is not shown in ${market}`;
    });
  }
}

/** A rule must not lead back to itself. */
export function checkRule(
  { from, to }: { readonly from: string; readonly to: string },
  path: Path,
  check: FileCheck,
): void {
  if (from === to) check.report([...path, 'to'], 'leads back to itself');
}

function checkRules(rules: readonly { from: string; to: string }[], check: FileCheck): void {
  const seen = new Set<string>();
  rules.forEach((rule, index) => {
    const { from } = rule;
    if (seen.has(from)) check.report([index, 'from'], `"${from}" has a rule already`);
    checkRule(rule, [index], check);
    seen.add(from);
  });
}

/** Files of a market: `menus/be.yaml`, `settings/be.yaml`, `redirections/be.yaml`. */
export function checkMarketFiles(content: Content, start: (file: string) => FileCheck): void {
  for (const folder of ['menus', 'settings', 'redirections'] as const) {
    for (const key of content[folder].keys()) {
      if (!isMarketId(key)) start(`${folder}/${key}.yaml`).report([], `there is no market "${key}"`);
    }
  }
  for (const [key, menus] of content.menus)
    if (isMarketId(key)) checkMenus(content, key, menus, start(`menus/${key}.yaml`));
  for (const [key, rules] of content.redirections) checkRules(rules, start(`redirections/${key}.yaml`));
}
