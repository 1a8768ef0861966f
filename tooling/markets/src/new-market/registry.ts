import type { RouteName } from '@veralune/routing';
import { routesOfSelling } from './routes-of-selling.ts';
import { withImport, withProperty } from '../edit/source.ts';
import type { Workspace } from '../edit/workspace.ts';
import { variableOf, type MarketPlan } from './plan.ts';

const folder = 'packages/routing/src';

function rowOf({ id, name, shopId, country, locales, currency, port, timeZone, sellsOnline }: MarketPlan): string {
  return `import type { MarketRow } from './market-row.ts';

export const ${id} = {
  id: '${id}',
  name: '${name}',
  shopId: ${String(shopId)},
  country: '${country}',
  locales: [${locales.map(({ code }) => `'${code}'`).join(', ')}],
  prefixed: ${String(locales.length > 1)},
  currency: '${currency}',
  localPort: ${String(port)},
  localHost: '${id}.localhost',
  defaultSiteUrl: 'https://${id}.veralune.example',
  timeZone: '${timeZone}',
  servedCountries: ['${country}'],
  sellsOnline: ${String(sellsOnline)},
  certification: null,
  newsletter: { asks: [], hasPopIn: true },
} as const satisfies MarketRow;
`;
}

/** A new market has no pharmacies yet, so it has no finder. */
export function missingRoutes({ sellsOnline }: MarketPlan): readonly RouteName[] {
  return ['store-finder', 'newsletter', 'newsletter-confirmation', 'quiz', ...(sellsOnline ? [] : routesOfSelling)];
}

/** The row of the market, and the route tables of its locales, which start with the words of an existing locale. */
export function addToRegistry(workspace: Workspace, plan: MarketPlan): void {
  workspace.write(`${folder}/markets/${plan.id}.ts`, rowOf(plan));
  workspace.edit(`${folder}/markets/rows.ts`, (text) =>
    withProperty(withImport(text, `import { ${plan.id} } from './${plan.id}.ts';`), 'rows', plan.id),
  );
  for (const { code, start } of plan.locales) addRouteTable(workspace, code, start, missingRoutes(plan));
}

/** Writes the route table of a locale. @param missing routes that its market does not have */
export function addRouteTable(workspace: Workspace, code: string, start: string, missing: readonly string[]): void {
  const [name, source] = [variableOf(code), variableOf(start)];
  const type =
    missing.length === 0
      ? source
      : `{
    ...${source},
    paths: { ...${source}.paths, ${missing.map((route) => `'${route}': null`).join(', ')} },
  }`;
  workspace.write(
    `${folder}/tables/${code}.ts`,
    `import { ${source} } from './${start}.ts';
import type { RouteTable } from './table.ts';

/** Starts with the words of ${start}. Override what differs: \`paths: { ...${source}.paths, brands: '…' }\`. */
export const ${name}: RouteTable = ${type};
`,
  );
  workspace.edit(`${folder}/tables/tables.ts`, (text) =>
    withProperty(withImport(text, `import { ${name} } from './${code}.ts';`), 'tables', `'${code}': ${name}`),
  );
}
