import { marketIds, marketOf, markets } from '@veralune/routing';
import { withProperty } from '../edit/source.ts';
import { Workspace } from '../edit/workspace.ts';
import { readContent, writeContent } from '../new-market/content-file.ts';
import { titleOf } from '../new-market/content.ts';
import { addLogo } from '../new-market/drawings.ts';
import { knownLabels, menusFor, readMenus, type Menus } from '../new-market/menus.ts';
import { addDifferences } from '../new-market/messages.ts';
import { addRouteTable } from '../new-market/registry.ts';
import { addressTest } from '../new-market/tests.ts';
import type { LocalePlan } from './plan.ts';

function addToMarket(workspace: Workspace, { code, language, market }: LocalePlan): void {
  workspace.edit(`packages/routing/src/markets/${market}.ts`, (text) =>
    text.replace(/(locales: \[[^\]]*)\]/, `$1, '${code}']`),
  );
  workspace.edit(`apps/${market}/market.ts`, (text) =>
    text.replace(
      /(logos: \{[\s\S]*?\n) {2}\},/,
      `$1    '${code}': { header: '/logos/header-${language}.svg', footer: '/logos/footer-${language}.svg' },\n  },`,
    ),
  );
  const country = code.slice(code.indexOf('-') + 1);
  if (country === market) return;
  workspace.edit('packages/ui/src/components/logo/logo-variants.ts', (text) =>
    text.includes(`  ${country}: '`) ? text : withProperty(text, 'appsOfCountries', `${country}: '${market}'`),
  );
}

/** Menus with labels in the new language. */
function addMenus(workspace: Workspace, { language, market }: LocalePlan): void {
  const path = `menus/${market}.yaml`;
  const languages = [...markets[market].locales.map((locale) => locale.slice(0, 2)), language] as (typeof language)[];
  const source = { known: knownLabels(readMenus(workspace, marketIds)), titleOf };
  writeContent(
    workspace,
    path,
    menusFor(readContent<Menus>(workspace, path), languages, () => true, source),
  );
}

type Settings = Record<
  string,
  string | { readonly value: string; readonly banner?: { readonly texts: Readonly<Record<string, unknown>> } }
>;

/** Banners get the words of the market's default language, which must then be translated. @returns their codes */
function addBanners(workspace: Workspace, { language, market }: LocalePlan): string[] {
  const path = `settings/${market}.yaml`;
  const settings = readContent<Settings>(workspace, path);
  const own = markets[market].locales[0].slice(0, 2);
  const changed = Object.entries(settings).flatMap(([code, setting]) => {
    if (typeof setting === 'string' || setting.banner === undefined) return [];
    const { texts } = setting.banner;
    const banner = {
      ...setting.banner,
      texts: { ...texts, [language]: texts[language] ?? structuredClone(texts[own]) },
    };
    return [[code, { ...setting, banner }] as const];
  });
  if (changed.length > 0) writeContent(workspace, path, { ...settings, ...Object.fromEntries(changed) });
  return changed.map(([code]) => code);
}

/** Rules for addresses that now have pages. @returns the lines that are removed */
function removeRedirects(workspace: Workspace, { language, market }: LocalePlan): string[] {
  const path = `apps/${market}/redirects.csv`;
  const lines = workspace.read(path).split('\n');
  const hides = (line: string) => line.startsWith(`/${language}/*,`) || line.startsWith(`/${language},`);
  workspace.write(path, lines.filter((line) => !hides(line)).join('\n'));
  return lines.filter(hides);
}

/** Writes everything that a locale consists of. @returns files, and what a person must look at */
export async function writeLocale(
  root: string,
  plan: LocalePlan,
): Promise<{ readonly files: readonly string[]; readonly toDo: readonly string[] }> {
  const workspace = new Workspace(root);
  const { code, language, market, start, missing } = plan;
  addToMarket(workspace, plan);
  addRouteTable(workspace, code, start, missing);
  const country = code.slice(code.indexOf('-') + 1).toUpperCase();
  const messages = addDifferences(workspace, plan, marketOf(start).country, country);
  await addLogo(workspace, code);
  addMenus(workspace, plan);
  const banners = addBanners(workspace, plan);
  const removed = removeRedirects(workspace, plan);
  workspace.write(
    `packages/routing/test/addresses/${code}.test.ts`,
    addressTest({ id: market, name: `${markets[market].name} in ${code}`, locales: [plan] }, `/${language}`),
  );
  return {
    files: await workspace.save(),
    toDo: [
      `packages/routing/src/tables/${code}.ts has the words of ${start}`,
      ...(messages.length > 0 ? [`packages/i18n/messages/${code}.json: read ${messages.join(', ')}`] : []),
      ...banners.map((banner) => `apps/api/content/settings/${market}.yaml: translate ${banner}`),
      ...removed.map(
        (line) => `apps/${market}/redirects.csv: this rule is removed, because there are pages now: ${line}`,
      ),
      'the recordings and pictures of Storybook: pnpm --filter @veralune/recorder record, then npm test -- pictures',
      `npm run check -- ${market} says what is missing`,
    ],
  };
}
