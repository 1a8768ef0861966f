import { markets, type MarketId } from '@veralune/routing';
import { environmentFaults } from '@veralune/site/check-environment';
import { siteEnvironment, type SiteVariable } from '@veralune/site/environment';
import type { z } from 'zod';
import { look, wrong, type Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** A site works without them, but seldom on purpose. */
const usual: readonly SiteVariable[] = ['GTM_ID', 'CSP_REPORT_TO'];

function documentationOf(name: SiteVariable) {
  const schema: z.ZodType = siteEnvironment.shape[name];
  const { description = '', production } = schema.meta() ?? {};
  return { description, isNeeded: production === true };
}

/** What is wrong with a variable that visitors notice. It never says the value, which may be a secret. */
function findingOf(name: SiteVariable, value: string, market: MarketId): Finding | null {
  const { description, isNeeded } = documentationOf(name);
  const isForPayment = name === 'PAYMENT_ORIGIN' && markets[market].sellsOnline;
  if (!isNeeded && !isForPayment && !usual.includes(name)) return null;
  const remedy = `Set it in the environment of the app (docs/environment.md). ${description}`;
  const level = usual.includes(name) ? look : wrong;
  if (value === '') return level('Production', `${name} is not set.`, remedy);
  return /localhost|127\.0\.0\.1/.test(value)
    ? wrong('Production', `${name} is an address of this computer.`, remedy)
    : null;
}

/** Variables of a site that are not set, are not valid, or have a value for development. */
export function productionFindings(market: MarketId, environment: Environment): Finding[] {
  const names = Object.keys(siteEnvironment.shape) as SiteVariable[];
  return [
    ...names.flatMap((name) => findingOf(name, environment[name] ?? '', market) ?? []),
    ...environmentFaults(environment).map((fault) =>
      wrong('Production', fault, 'Correct it in the environment of the app; docs/environment.md has examples.'),
    ),
  ];
}
