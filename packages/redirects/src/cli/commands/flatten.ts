import { writeFileSync } from 'node:fs';
import { describeProblem } from '../../check/describe-problem.ts';
import { flatten } from '../../check/flatten.ts';
import { withChangedRules } from '../../check/with-changed-rules.ts';
import { parseRedirects } from '../../parse-redirects.ts';
import { readMarketTable } from '../market-table.ts';
import { marketNamed, type Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { UsageError } from '../usage-error.ts';

export const flattenFile = (options: Options): Outcome => {
  const market = options.market ?? marketNamed(options.names[0] ?? '');
  const { csv, file, site } = readMarketTable(market, options);
  const { rules, problems: unreadable } = parseRedirects(csv);
  if (unreadable.length > 0) throw new UsageError(`${file} has lines that can't be read. Run check first.`);
  const { changed, problems } = flatten(rules, { site });
  const isWritten = options.write && problems.length === 0;
  if (isWritten) writeFileSync(file, withChangedRules(csv, changed));
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: error ${describeProblem(problem)}`),
      ...changed.map(({ line, from, to, status }) => `${file}:${line}: ${from} → ${to} (${status})`),
      `${changed.length} rules ${isWritten ? 'changed' : 'would change'}`,
    ],
    failed: problems.length > 0,
  };
};
