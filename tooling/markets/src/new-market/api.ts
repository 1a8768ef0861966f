import { brotliCompressSync } from 'node:zlib';
import { withImport, withProperty } from '../edit/source.ts';
import type { Workspace } from '../edit/workspace.ts';
import type { MarketPlan } from './plan.ts';

const api = 'apps/api/src';

function apiMarket({ id, vat, sellsOnline }: MarketPlan): string {
  return `import { customaryUnits, type ApiMarket } from './api-market.ts';

export const ${id}: ApiMarket = {
  companyAddress: 'contact@veralune.example',
  postalAddress: ['Rue des Alchimistes 12', 'BE-1000 Bruxelles'],
  vatPermille: ${String(Math.round(vat * 10))},
  units: customaryUnits,
  paymentMethods: [${sellsOnline ? "'card', 'mobile_wallet', 'online_wallet'" : ''}],
};
`;
}

/**
 * What the API knows about the market, with one region and one postcode until the country's tables are there.
 * @returns whether the tables were there already
 */
export function addToApi(workspace: Workspace, plan: MarketPlan): boolean {
  const { id, country, place } = plan;
  workspace.write(`${api}/markets/${id}.ts`, apiMarket(plan));
  workspace.edit(`${api}/markets/api-markets.ts`, (text) =>
    withProperty(withImport(text, `import { ${id} } from './${id}.ts';`), 'apiMarkets', id),
  );
  if (workspace.has(`apps/api/data/postcodes/${id}.tsv.br`)) return true;
  const regions = `regionsOf${country}`;
  workspace.write(
    `${api}/geo/regions-${id}.ts`,
    `import { region, type Region } from './region.ts';

/** Regions by their codes. Only that of ${place.city}: add the others, then run \`node scripts/pack-postcodes.ts\`. */
export const ${regions}: readonly Region[] = [region('${country}', '${place.city}')];
`,
  );
  workspace.edit(`${api}/geo/regions.ts`, (text) =>
    withProperty(
      withImport(text, `import { ${regions} } from './regions-${id}.ts';`),
      'regionsOfCountry',
      `${id}: ${regions}`,
    ),
  );
  const line = [place.zipcode, place.city, country, place.latitude, place.longitude].join('\t');
  workspace.write(`apps/api/data/postcodes/${id}.tsv.br`, brotliCompressSync(`${line}\n`));
  return false;
}
