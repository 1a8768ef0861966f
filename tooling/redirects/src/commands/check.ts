import { marketIds, type MarketId } from '@veralune/routing';
import { describeProblem } from '../checks/describe-problem.ts';
import { severityOf } from '../checks/problem.ts';
import { sharedHosts } from '../checks/shared-hosts.ts';
import { validate } from '../checks/validate.ts';
import type { CommandResult } from '../cli/command-result.ts';
import { parseMarket, type Options } from '../cli/options.ts';
import { pluralize } from '../cli/pluralize.ts';
import { UsageError } from '../cli/usage-error.ts';
import { marketHosts } from '../markets/market-hosts.ts';
import { marketPages } from '../markets/market-pages.ts';
import { readAllTables, readMarketTable } from '../markets/market-table.ts';

export async function checkCommand(options: Options): Promise<CommandResult> {
  const results: CommandResult[] = [];
  for (const market of marketsToCheck(options)) results.push(await checkMarket(market, options));
  return { lines: results.flatMap(({ lines }) => lines), failed: results.some(({ failed }) => failed) };
}

function marketsToCheck({ names, market, file }: Options): readonly MarketId[] {
  const named = [...new Set([...names.map(parseMarket), ...(market === undefined ? [] : [market])])];
  if (file !== undefined && named.length !== 1) {
    throw new UsageError(`${file} is the table of one market. Name that market: check es --file ${file}.`);
  }
  return named.length > 0 ? named : marketIds;
}

async function checkMarket(market: MarketId, options: Options): Promise<CommandResult> {
  const table = readMarketTable(market, options);
  const { file, rules, site } = table;
  const { basis, ...pages } = await marketPages(market, options.api);
  const others = readAllTables().filter((other) => other.market !== market);
  const problems = [
    ...table.problems,
    ...validate(rules, { site, ...pages }),
    ...sharedHosts(marketHosts(table), others.map(marketHosts)),
  ].toSorted((a, b) => a.line - b.line);
  const errors = problems.filter((problem) => severityOf(problem) === 'error');
  const counts = [
    pluralize(rules.length, 'rule'),
    pluralize(errors.length, 'error'),
    pluralize(problems.length - errors.length, 'warning'),
  ];
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: ${severityOf(problem)} ${describeProblem(problem)}`),
      `${market}: ${counts.join(', ')} (${basis})`,
    ],
    failed: errors.length > 0,
  };
}
