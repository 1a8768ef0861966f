import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describeProblem, severityOf } from '../../check/describe-problem.ts';
import { importRedirects } from '../../check/import-redirects.ts';
import { columnsOfTable, lineOfRule, withAddedLines } from '../../check/with-added-rules.ts';
import type { Columns } from '../../csv.ts';
import { parseRule, type RedirectRule } from '../../rule.ts';
import { counted } from '../counted.ts';
import { readMarketTable, requireUtf8, type MarketTable } from '../market-table.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { readText } from '../read-text.ts';
import { UsageError } from '../usage-error.ts';

export function importFile(options: Options): Outcome {
  const { names, to, write } = options;
  const [source, second] = names;
  if (source === undefined) throw new UsageError('Name the file to import: import Table.csv --market es.');
  if (second !== undefined) throw new UsageError(`Import one file at a time: ${source} or ${second}.`);
  if (options.market === undefined) throw new UsageError('Name the market whose table gets the rules: --market es.');
  if (to !== undefined) requireTarget(to);
  const table = readMarketTable(options.market, options);
  const text = readText(source);
  requireUtf8({ csv: text, file: source });
  const { rules, problems, repeated } = importRedirects(text, { site: table.site, to, existing: table.rules });
  if (rules.length === 0 && problems.length > 1 && problems.every(({ code }) => code === 'VR-REDIRECTS-021')) {
    throw new UsageError(`None of the ${problems.length} rows has a target. Name one for all: --to /consejos.`);
  }
  const columns = columnsFor(table, rules);
  const lines = rules.map(({ note, ...rule }) =>
    lineOfRule({ ...rule, note: note === '' ? `from ${basename(source)}` : note }, columns),
  );
  if (write && lines.length > 0) {
    requireUtf8(table);
    writeFileSync(table.file, withAddedLines(table.csv, lines));
  }
  const leftOut = problems.filter(({ code }) => code !== 'VR-REDIRECTS-023').length;
  const counts = [`${counted(repeated, 'row')} passed over as known`, `${counted(leftOut, 'row')} left out`];
  const named = options.file === undefined ? '' : ` --file ${table.file}`;
  const next = `Now run: npm run redirects -- check ${table.market}${named} --api http://localhost:4000`;
  return {
    lines: [
      ...problems.map((problem) => `${source}:${problem.line}: ${severityOf(problem)} ${describeProblem(problem)}`),
      ...lines,
      `${counted(rules.length, 'rule')} ${write ? `added to ${table.file}` : 'to add'}, ${counts.join(', ')}`,
      ...(write && lines.length > 0 ? [next] : []),
    ],
    failed: problems.some((problem) => severityOf(problem) === 'error'),
  };
}

function requireTarget(to: string) {
  const read = parseRule({ from: '/old', to }, 0);
  if (read.kind === 'problem') throw new UsageError(`--to: ${describeProblem(read)}`);
}

/** @throws UsageError where the table can't take the rules */
function columnsFor({ csv, file }: MarketTable, rules: readonly RedirectRule[]): Columns {
  const columns = columnsOfTable(csv);
  if ('kind' in columns) throw new UsageError(`${file}:${columns.line}: ${describeProblem(columns)}`);
  const temporary = rules.find(({ status }) => status === 302);
  if (temporary === undefined || columns.code !== -1) return columns;
  throw new UsageError(
    `${file} has no column code, which ${temporary.from} with its 302 needs. Add it to the first line.`,
  );
}
