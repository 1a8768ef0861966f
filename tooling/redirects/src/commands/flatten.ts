import { writeFileSync } from 'node:fs';
import { flatten } from '../chains/flatten.ts';
import { describeProblem } from '../checks/describe-problem.ts';
import type { CheckProblem } from '../checks/problem.ts';
import { validate } from '../checks/validate.ts';
import type { CommandResult } from '../cli/command-result.ts';
import { parseMarket, type Options } from '../cli/options.ts';
import { pluralize } from '../cli/pluralize.ts';
import { UsageError } from '../cli/usage-error.ts';
import { withChangedRules } from '../edit/with-changed-rules.ts';
import { readMarketTable, requireUtf8 } from '../markets/market-table.ts';

export function flattenCommand(options: Options): CommandResult {
  const [name] = options.names;
  const market = options.market ?? (name === undefined ? undefined : parseMarket(name));
  if (market === undefined) throw new UsageError('Name the market whose redirect chains to flatten: flatten es.');
  const table = readMarketTable(market, options);
  const { csv, file, site, rules } = table;
  if (table.problems.length > 0) {
    const fileOption = options.file === undefined ? '' : ` --file ${file}`;
    throw new UsageError(
      `${file} has invalid lines. First fix the problems that this command lists: check ${market}${fileOption}.`,
    );
  }
  const { changed, problems } = flatten(rules, { site });
  if (options.write && changed.length > 0) {
    requireUtf8(table);
    writeFileSync(file, withChangedRules(csv, changed));
  }
  // With the addresses of the loop.
  const loops = validate(rules, { site }).filter(({ code }) => code === 'VR-REDIRECTS-014');
  const loopOf = (problem: CheckProblem) => loops.find(({ line }) => line === problem.line) ?? problem;
  const unchanged = problems.length === 0 ? '' : `, ${problems.length} in loops not changed`;
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: not changed: ${describeProblem(loopOf(problem))}`),
      ...changed.map(({ line, from, to, status }) => `${file}:${line}: ${from} → ${to} (${status})`),
      `${pluralize(changed.length, 'rule')} ${options.write ? 'changed' : 'would change'}${unchanged}`,
    ],
    failed: problems.length > 0,
  };
}
