import { markets, type MarketId } from '@veralune/routing';
import { look, wrong, type Finding } from './finding.ts';

type Environment = Readonly<Record<string, string | undefined>>;

interface Variable {
  readonly name: string;
  /** What happens in production without it. */
  readonly without: string;
  /** Whether the site must not go into production without it. */
  readonly isNeeded: boolean;
  readonly isFor?: (market: MarketId) => boolean;
}

/** Variables of an app. Their meaning: README.md, "Working on it". */
const variables: readonly Variable[] = [
  { name: 'API_URL', without: 'the site reads the catalogue of localhost', isNeeded: true },
  { name: 'SITE_URL', without: 'canonical addresses name the example domain', isNeeded: true },
  { name: 'SITE_URLS', without: 'links to other countries lead to the example domains', isNeeded: true },
  { name: 'REVALIDATE_SECRET', without: 'changes of the catalogue are shown only after five minutes', isNeeded: true },
  {
    name: 'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
    without: 'forms of cached pages fail without JavaScript after a release',
    isNeeded: true,
  },
  { name: 'TRUSTED_PROXIES', without: 'limits count all visitors as one address', isNeeded: true },
  { name: 'RECAPTCHA_SITE_KEY', without: 'a stand-in takes the place of the protection against spam', isNeeded: true },
  {
    name: 'PAYMENT_ORIGIN',
    without: 'the browser refuses to go to the payment page',
    isNeeded: true,
    isFor: (market) => markets[market].sellsOnline,
  },
  { name: 'GTM_ID', without: 'nothing is tracked', isNeeded: false },
  { name: 'CSP_REPORT_TO', without: 'violations of the Content-Security-Policy are not reported', isNeeded: false },
];

/** Variables that are not set, or that have a value for development. */
export function productionFindings(market: MarketId, environment: Environment): Finding[] {
  const own = variables.filter(({ isFor }) => isFor?.(market) ?? true);
  return own.flatMap(({ name, without, isNeeded }) => {
    const value = environment[name] ?? '';
    const remedy = 'Set it in the environment of the app (README.md, "Working on it").';
    if (value === '') return [(isNeeded ? wrong : look)('Production', `${name} is not set: ${without}.`, remedy)];
    return /localhost|127\.0\.0\.1/.test(value)
      ? [wrong('Production', `${name} is ${value}, which is this computer.`, remedy)]
      : [];
  });
}
