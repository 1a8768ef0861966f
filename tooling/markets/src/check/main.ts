import { parseArgs } from 'node:util';
import { root } from '@veralune/dev/root';
import { isMarketId, marketIds } from '@veralune/routing';
import { checkMarket } from './check-market.ts';
import { reportOf } from './finding.ts';

const usage = `npm run check -- <market> …          says what a market lacks or gets wrong; all markets without a name
  --production                       also the variables of this shell, as those of the app in production
  --env-file <file>                  also the variables of a file
  --api http://localhost:4000        checks the targets of redirects against a running catalogue`;

const options = { production: { type: 'boolean' }, 'env-file': { type: 'string' }, api: { type: 'string' } } as const;

async function run(): Promise<void> {
  const { values, positionals } = parseArgs({ options, allowPositionals: true });
  const unknown = positionals.filter((name) => !isMarketId(name));
  if (unknown.length > 0)
    throw new Error(`There is no market "${unknown.join(', ')}". Markets: ${marketIds.join(', ')}.`);
  const named = positionals.filter(isMarketId);
  for (const market of named.length > 0 ? named : marketIds) {
    const environment = values['env-file'] ?? (values.production === true ? true : undefined);
    const findings = await checkMarket(market, { root, api: values.api, environment });
    process.stdout.write(`${reportOf(market, findings)}\n`);
    if (findings.some(({ level }) => level === 'wrong')) process.exitCode = 1;
  }
}

run().catch((thrown: unknown) => {
  process.stderr.write(`${thrown instanceof Error ? thrown.message : String(thrown)}\n\n${usage}\n`);
  process.exitCode = 1;
});
