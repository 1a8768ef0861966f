import { marketIds, type MarketId } from '@veralune/routing';
import { describeProblem, severityOf } from '../../check/describe-problem.ts';
import { validate } from '../../check/validate.ts';
import { parseRedirects } from '../../parse-redirects.ts';
import { readMarketTable } from '../market-table.ts';
import { marketNamed, type Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { pagesOfMarket } from '../pages-of-market.ts';

export const check = async (options: Options): Promise<Outcome> => {
  const named = options.names.map(marketNamed);
  const only = options.market === undefined ? marketIds : [options.market];
  const outcomes: Outcome[] = [];
  for (const market of named.length > 0 ? named : only) outcomes.push(await checkMarket(market, options));
  return { lines: outcomes.flatMap(({ lines }) => lines), failed: outcomes.some(({ failed }) => failed) };
};

const checkMarket = async (market: MarketId, options: Options): Promise<Outcome> => {
  const { csv, file, site } = readMarketTable(market, options);
  const { livePaths, resolves, known } = await pagesOfMarket(market, options.api);
  const { rules, problems: unreadable } = parseRedirects(csv);
  const problems = [...unreadable, ...validate(rules, { site, livePaths, resolves })].toSorted(
    (a, b) => a.line - b.line,
  );
  const errors = problems.filter((problem) => severityOf(problem) === 'error');
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: ${severityOf(problem)} ${describeProblem(problem)}`),
      `${market}: ${rules.length} rules, ${errors.length} errors, ${problems.length - errors.length} warnings (${known})`,
    ],
    failed: errors.length > 0,
  };
};
