import { writeFileSync } from 'node:fs';
import { describeProblem } from '../../check/describe-problem.ts';
import { flatten } from '../../check/flatten.ts';
import { validate } from '../../check/validate.ts';
import { withChangedRules } from '../../check/with-changed-rules.ts';
import type { Problem } from '../../problem.ts';
import { counted } from '../counted.ts';
import { readMarketTable, requireUtf8 } from '../market-table.ts';
import { marketNamed, type Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { UsageError } from '../usage-error.ts';

export function flattenFile(options: Options): Outcome {
  const [name] = options.names;
  const market = options.market ?? (name === undefined ? undefined : marketNamed(name));
  if (market === undefined) throw new UsageError('Name the market whose chains are to be flattened: flatten es.');
  const table = readMarketTable(market, options);
  const { csv, file, site, rules } = table;
  if (table.problems.length > 0) {
    const named = options.file === undefined ? '' : ` --file ${file}`;
    throw new UsageError(`${file} has lines that can't be read. First mend what this tells: check ${market}${named}.`);
  }
  const { changed, problems } = flatten(rules, { site });
  if (options.write && changed.length > 0) {
    requireUtf8(table);
    writeFileSync(file, withChangedRules(csv, changed));
  }
  const circles = validate(rules, { site }).filter(({ code }) => code === 'VR-REDIRECTS-014');
  const inFull = (problem: Problem) => circles.find(({ line }) => line === problem.line) ?? problem;
  const left = problems.length === 0 ? '' : `, ${problems.length} left in circles`;
  return {
    lines: [
      ...problems.map((problem) => `${file}:${problem.line}: left as it is: ${describeProblem(inFull(problem))}`),
      ...changed.map(({ line, from, to, status }) => `${file}:${line}: ${from} → ${to} (${status})`),
      `${counted(changed.length, 'rule')} ${options.write ? 'changed' : 'would change'}${left}`,
    ],
    failed: problems.length > 0,
  };
}
