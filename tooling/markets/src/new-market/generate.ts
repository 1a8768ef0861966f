import type { Step } from '../edit/run-steps.ts';
import type { MarketPlan } from './plan.ts';
import type { WrittenMarket } from './write-market.ts';

/** The package manager links the new app; then the generators that already exist run, because they read the registry. */
export const generators: readonly Step[] = [
  { what: 'types of the messages', folder: 'packages/i18n', run: { script: 'scripts/generate.ts' } },
  {
    what: 'logos',
    folder: 'packages/ui',
    run: { program: 'vitest' },
    args: ['run', '--project', 'ui', 'src/components/logo/logo-file', '--update'],
  },
  { what: 'files that deploy the app', folder: 'tooling/deploy', run: { script: 'src/generate.ts' } },
  {
    what: 'manifests',
    folder: 'packages/site',
    run: { program: 'vitest' },
    args: ['run', 'test/site-files', '--update', '--testNamePattern', 'up-to-date manifest'],
  },
];

/** Icons and shared pictures of one app: others keep the files that they have. */
export function pictures({ id }: Pick<MarketPlan, 'id'>): Step {
  return {
    what: 'icons and shared pictures',
    folder: 'packages/ui',
    run: { script: 'scripts/site-images.ts' },
    args: [id],
  };
}

/** Everything that a person must still do. */
export function toDo(plan: MarketPlan, { messages, products, hasPostcodes }: WrittenMarket): string[] {
  const { id, from, locales } = plan;
  return [
    `apps/${id}/market.ts: company, address, phone and links`,
    `apps/api/content/products: the prices of ${String(products)} products are those of ${from}`,
    ...(plan.sellsOnline ? [`apps/api/content/delivery/${id}.yaml: carriers, prices and holidays are copied`] : []),
    `apps/api/content/menus/${id}.yaml and settings/${id}.yaml: menus are those of ${from}, without a pharmacy finder`,
    `packages/routing/src/tables: ${locales.map(({ code, start }) => `${code} has the words of ${start}`).join(', ')}`,
    ...(messages.length > 0 ? [`packages/i18n/messages: read ${messages.join(', ')}`] : []),
    ...(hasPostcodes
      ? []
      : [
          `apps/api/data/postcodes/${id}.tsv.br has one postcode: pack the table of the country (apps/api/scripts/pack-postcodes.ts)`,
        ]),
    ...(plan.flag === undefined ? ['packages/ui/src/components/flag/flags.ts: the flag of the country'] : []),
    `apps/${id}/redirects.csv: the addresses of an older site`,
    `the recordings and pictures of Storybook: pnpm --filter @veralune/recorder record, then npm test -- pictures`,
    `npm run check -- ${id} says what is missing`,
  ];
}
