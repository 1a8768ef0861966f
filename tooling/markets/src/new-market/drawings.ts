import { gzipSync } from 'node:zlib';
import { outlineText } from '@veralune/packshots/outline-text';
import { z } from 'zod';
import { withProperty } from '../edit/source.ts';
import type { Workspace } from '../edit/workspace.ts';
import { countryOutline } from './country-outline.ts';
import type { MarketPlan } from './plan.ts';

const components = 'packages/ui/src/components';

/** A long text of a source file, as strings that are joined. */
function literal(text: string): string {
  return (text.match(/.{1,110}/g) ?? ['']).map((part) => `'${part}'`).join(' +\n');
}

const budgets = z.record(z.string(), z.number());

/** Raises the size budget of an entry of packages/ui by what is added to it, in steps of 100 bytes. */
function raiseBudget(workspace: Workspace, entry: string, added: string): void {
  workspace.edit('packages/ui/size-budget.json', (text) => {
    const before = budgets.parse(JSON.parse(text));
    const more = Math.ceil(gzipSync(added).length / 100) * 100;
    return JSON.stringify({ ...before, [entry]: (before[entry] ?? 0) + more });
  });
}

/** The country below the name in the logo of a locale. Sizes: packages/ui/README.md, "Logo". */
export async function addLogo(workspace: Workspace, code: string): Promise<void> {
  const [language = 'en', country = ''] = code.split('-');
  const name = new Intl.DisplayNames(language, { type: 'region' }).of(country.toUpperCase()) ?? country;
  const path = await outlineText(name, 94, { x: 26, y: 604 });
  raiseBudget(workspace, './components/logo/logo', path);
  workspace.edit(`${components}/logo/outlines.ts`, (text) =>
    withProperty(text, 'countryLines', `\n  // ${name}\n  '${code}': ${literal(path)}`),
  );
}

const motifs = ['culture', 'phases', 'veins'];

/** The flag of a country in stripes of one width. */
function addFlag(workspace: Workspace, country: string, { direction, colours }: NonNullable<MarketPlan['flag']>): void {
  const stripes = colours.map((colour) => `['${colour}', ${String(12 / colours.length)}]`);
  workspace.edit(`${components}/flag/flags.ts`, (text) =>
    withProperty(text, 'flags', `${country}: { direction: '${direction}', stripes: [${stripes.join(', ')}] }`),
  );
}

/** The logos of the market, its flag, the outline of its country, and the drawing of its shared picture. */
export async function addDrawings(workspace: Workspace, plan: MarketPlan): Promise<void> {
  const { id, name, shopId, country, locales, flag } = plan;
  if (flag !== undefined) addFlag(workspace, country, flag);
  for (const { code } of locales) await addLogo(workspace, code);
  const { path, ...numbers } = countryOutline(name);
  const fields = Object.entries(numbers).map(([field, value]) => `${field}: ${String(value)}`);
  raiseBudget(workspace, './components/market-outline/outlines', path);
  workspace.edit(`${components}/market-outline/outlines.ts`, (text) =>
    withProperty(text, 'outlines', `${id}: { ${fields.join(', ')}, path: '${path}' }`),
  );
  const motif = motifs[shopId % motifs.length] ?? 'culture';
  workspace.edit(`${components}/logo/logo-variants.ts`, (text) =>
    withProperty(text, 'drawings', `${id}: { kind: '${motif}', seed: '${name.toLowerCase()}' }`),
  );
}
