import { marketIds, type MarketId } from '@veralune/routing';
import { describeProblem, severityOf } from '../../check/describe-problem.ts';
import { hostsInTwoMarkets } from '../../check/hosts-in-two-markets.ts';
import { validate } from '../../check/validate.ts';
import { counted } from '../counted.ts';
import { claimsOf } from '../hosts-of-markets.ts';
import { readMarketTable, readOwnTables } from '../market-table.ts';
import { marketNamed, type Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { pagesOfMarket } from '../pages-of-market.ts';
import { UsageError } from '../usage-error.ts';

export async function check(options: Options): Promise<Outcome> {
  const outcomes: Outcome[] = [];
  for (const market of marketsToCheck(options)) outcomes.push(await checkMarket(market, options));
  return { lines: outcomes.flatMap(({ lines }) => lines), failed: outcomes.some(({ failed }) => failed) };
}

function marketsToCheck({ names, market, file }: Options): readonly MarketId[] {
  const named = [...new Set([...names.map(marketNamed), ...(market === undefined ? [] : [market])])];
  if (file !== undefined && named.length !== 1) {
    throw new UsageError(`${file} is one market's table. Name that market: check es --file ${file}.`);
  }
  return named.length > 0 ? named : marketIds;
}

async function checkMarket(market: MarketId, options: Options): Promise<Outcome> {
  const table = readMarketTable(market, options);
  const { file, rules, site } = table;
  const { known, ...pages } = await pagesOfMarket(market, options.api);
  const others = readOwnTables().filter((other) => other.market !== market);
  const problems = [
    ...table.problems,
    ...validate(rules, { site, ...pages }),
    ...hostsInTwoMarkets(claimsOf(table), others.map(claimsOf)),
  ].toSorted((a, b) => a.line - b.line);
  const errors = problems.filter((problem) => severityOf(problem) === 'error');
  const counts = [
    counted(rules.length, 'rule'),
    counted(errors.length, 'error'),
    counted(problems.length - errors.length, 'warning'),
  ];
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: ${severityOf(problem)} ${describeProblem(problem)}`),
      `${market}: ${counts.join(', ')} (${known})`,
    ],
    failed: errors.length > 0,
  };
}
