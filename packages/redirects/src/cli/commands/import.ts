import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import { describeProblem, severityOf } from '../../check/describe-problem.ts';
import { importRedirects } from '../../check/import-redirects.ts';
import { columnsOfTable, lineOfRule, withAddedLines } from '../../check/with-added-rules.ts';
import type { Columns } from '../../csv.ts';
import type { RedirectRule } from '../../rule.ts';
import { counted } from '../counted.ts';
import { readMarketTable, requireUtf8, type MarketTable } from '../market-table.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { readText } from '../read-text.ts';
import { UsageError } from '../usage-error.ts';

export const importFile = (options: Options): Outcome => {
  const { names, to, write } = options;
  const [source] = names;
  if (source === undefined) throw new UsageError('Name the file to import: import Table.csv --market es.');
  if (options.market === undefined) throw new UsageError('Name the market whose table gets the rules: --market es.');
  const table = readMarketTable(options.market, options);
  const text = readText(source);
  requireUtf8({ csv: text, file: source });
  const { rules, problems, repeated } = importRedirects(text, { site: table.site, to, existing: table.rules });
  const columns = columnsFor(table, rules);
  const lines = rules.map(({ note, ...rule }) =>
    lineOfRule({ ...rule, note: note === '' ? `from ${basename(source)}` : note }, columns),
  );
  if (write && lines.length > 0) {
    requireUtf8(table);
    writeFileSync(table.file, withAddedLines(table.csv, lines));
  }
  const leftOut = problems.filter(({ code }) => code !== 'VR-REDIRECTS-023').length;
  const next = write && lines.length > 0 ? ` to ${table.file}; now run: check ${table.market}` : '';
  return {
    lines: [
      ...problems.map((problem) => `${source}:${problem.line}: ${severityOf(problem)} ${describeProblem(problem)}`),
      ...lines,
      `${counted(rules.length, 'rule')} ${write ? 'added' : 'to add'}${next}; ` +
        `${counted(repeated, 'row')} passed over as known, ${counted(leftOut, 'row')} left out`,
    ],
    failed: problems.some((problem) => severityOf(problem) === 'error'),
  };
};

/** @throws UsageError where the table can't take the rules */
const columnsFor = ({ csv, file }: MarketTable, rules: readonly RedirectRule[]): Columns => {
  const columns = columnsOfTable(csv);
  if ('kind' in columns) throw new UsageError(`${file}:${columns.line}: ${describeProblem(columns)}`);
  const temporary = rules.find(({ status }) => status === 302);
  if (temporary === undefined || columns.code !== -1) return columns;
  throw new UsageError(`${file} has no column code, which ${temporary.from} with its 302 needs. Add it to the first line.`);
};
