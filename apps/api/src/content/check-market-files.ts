import { isPageSize, pageSizes, pageSizeSetting } from '@veralune/api-client/contract';
import { hasRoute, hrefOfSlugs, isMarketId, isRouteName, languageOf, markets, type MarketId } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import { addressed, type Content } from './folders.ts';
import { isInMarket } from './markets.ts';
import { targetOf, type MenuTarget as Target } from './menu-target.ts';
import type { MenusFile, SettingBanner, SettingsFile } from './schema.ts';

type Entry = MenusFile['menu'][number];
type Path = readonly PropertyKey[];

/** Returns the problem of a link's target, or undefined. */
export type TargetCheck = (target: Target) => string | undefined;

function checkTarget(slugOf: string, path: Path, check: FileCheck, targetProblem: TargetCheck): void {
  const target = targetOf(slugOf);
  const reason = target === undefined ? missingFile(slugOf) : targetProblem(target);
  if (reason !== undefined) check.report(path, reason);
}

function missingFile(slugOf: string): string {
  return `"${slugOf}" is not a file in ${addressed.join(', ')}`;
}

/** Returns the problem of a link's screen, or null. Does not check the slug. */
function codeProblem({ code, slug_of: slugOf }: Pick<Entry, 'code' | 'slug_of'>, market: MarketId): string | null {
  if (!isRouteName(code)) return `"${code}" is not a screen`;
  const { locales } = markets[market];
  const missing = locales.filter((locale) => !hasRoute(code, locale));
  if (missing.length > 0) return `"${code}" is not a screen in ${missing.join(', ')}`;
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
  targetProblem: TargetCheck,
): void {
  entries.forEach((entry, index) => {
    const entryPath = [...path, index];
    const problem = codeProblem(entry, market);
    if (problem !== null) check.report([...entryPath, 'code'], problem);
    if (entry.slug_of !== undefined) checkTarget(entry.slug_of, [...entryPath, 'slug_of'], check, targetProblem);
    for (const language of markets[market].locales.map(languageOf)) {
      // Without a label, the title of the target is shown. A screen has no title.
      if (entry.label[language] === undefined && entry.slug_of === undefined) {
        check.report([...entryPath, 'label'], `has no label in ${language}`);
      }
    }
    checkEntries(market, entry.childs ?? [], [...entryPath, 'childs'], check, targetProblem);
  });
}

interface Setting {
  readonly code: string;
  readonly value: string;
  readonly banner?: SettingBanner | undefined;
}

/** Checks a setting: the page size, and the discount banner with its words and its link, which is like one of a menu. */
export function checkSetting(
  market: MarketId,
  { code, value, banner }: Setting,
  path: Path,
  check: FileCheck,
  targetProblem: TargetCheck,
): void {
  if (code === pageSizeSetting && !isPageSize(Number(value)))
    check.report([...path, 'value'], `must be ${pageSizes.join(', ')}`);
  const isBanner = code === 'discount_banner';
  if (!banner) {
    if (isBanner && value === '1') check.report([...path, 'banner'], 'is needed with the value 1');
    return;
  }
  const bannerPath = [...path, 'banner'];
  if (!isBanner) check.report(bannerPath, 'belongs to "discount_banner" only');
  const problem = codeProblem(banner, market);
  if (problem !== null) check.report([...bannerPath, 'code'], problem);
  if (banner.slug_of !== undefined) checkTarget(banner.slug_of, [...bannerPath, 'slug_of'], check, targetProblem);
  if (banner.display !== undefined && banner.code !== 'products')
    check.report([...bannerPath, 'display'], 'is possible with the code "products" only');
  for (const language of markets[market].locales.map(languageOf))
    if (banner.texts[language] === undefined) check.report([...bannerPath, 'texts'], `has no ${language}`);
}

/** A target must be a file that the market shows. */
function targetCheckIn(content: Content, market: MarketId): TargetCheck {
  return ({ folder, key }) => {
    if (!content[folder].has(key)) return missingFile(`${folder}/${key}`);
    return isInMarket(content, folder, key, market) ? undefined : `"${folder}/${key}" is not shown in ${market}`;
  };
}

function checkMenus(content: Content, market: MarketId, menus: MenusFile, check: FileCheck): void {
  for (const code of ['menu', 'menu_footer', 'menu_footer_legals'] as const)
    checkEntries(market, menus[code], [code], check, targetCheckIn(content, market));
}

function checkSettings(content: Content, market: MarketId, settings: SettingsFile, check: FileCheck): void {
  for (const [code, setting] of Object.entries(settings)) {
    const fields = typeof setting === 'string' ? { value: setting } : setting;
    checkSetting(market, { code, ...fields }, [code], check, targetCheckIn(content, market));
  }
}

/** Reports a rule that redirects to itself. */
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
    if (seen.has(from)) check.report([index, 'from'], `"${from}" already has a rule`);
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
  for (const [key, settings] of content.settings)
    if (isMarketId(key)) checkSettings(content, key, settings, start(`settings/${key}.yaml`));
  for (const [key, rules] of content.redirections) checkRules(rules, start(`redirections/${key}.yaml`));
}
