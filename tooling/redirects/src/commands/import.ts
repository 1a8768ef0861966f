import { writeFileSync } from 'node:fs';
import { basename } from 'node:path';
import type { RedirectRule } from '@veralune/redirects';
import { parseRule, type Columns } from '@veralune/redirects/tooling';
import type { MarketId } from '@veralune/routing';
import { describeProblem } from '../checks/describe-problem.ts';
import { severityOf } from '../checks/problem.ts';
import type { CommandResult } from '../cli/command-result.ts';
import type { Options } from '../cli/options.ts';
import { pluralize } from '../cli/pluralize.ts';
import { readText } from '../cli/read-text.ts';
import { UsageError } from '../cli/usage-error.ts';
import { columnsOfTable, lineOfRule, withAddedLines } from '../edit/with-added-rules.ts';
import { importRedirects, type ImportedRules } from '../import/import-redirects.ts';
import { readMarketTable, requireUtf8, type MarketTable } from '../markets/market-table.ts';

export function importCommand(options: Options): CommandResult {
  const { source, market } = requireArguments(options);
  const { to, write } = options;
  const table = readMarketTable(market, options);
  const text = readText(source);
  requireUtf8({ csv: text, file: source });
  const imported = importRedirects(text, { site: table.site, to, existing: table.rules });
  const { rules, problems } = imported;
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
  const fileOption = options.file === undefined ? '' : ` --file ${table.file}`;
  const next = `Now run: npm run redirects -- check ${table.market}${fileOption} --api http://localhost:4000`;
  return {
    lines: [
      ...problems.map((problem) => `${source}:${problem.line}: ${severityOf(problem)} ${describeProblem(problem)}`),
      ...lines,
      summaryOf(imported, write ? `added to ${table.file}` : 'to add'),
      ...(write && lines.length > 0 ? [next] : []),
    ],
    failed: problems.some((problem) => severityOf(problem) === 'error'),
  };
}

/** @throws UsageError if an argument is missing or not valid */
function requireArguments({ names, market, to }: Options): { source: string; market: MarketId } {
  const [source, second] = names;
  if (source === undefined) throw new UsageError('Name the file to import: import Table.csv --market es.');
  if (second !== undefined) throw new UsageError(`Import one file at a time: ${source} or ${second}.`);
  if (market === undefined) throw new UsageError('Name the market to whose table the rules are added: --market es.');
  const parsed = to === undefined ? undefined : parseRule({ from: '/old', to }, 0);
  if (parsed?.kind === 'problem') throw new UsageError(`--to: ${describeProblem(parsed)}`);
  return { source, market };
}

function summaryOf({ rules, problems, duplicates }: ImportedRules, action: string): string {
  const notImported = problems.filter(({ code }) => code !== 'VR-REDIRECTS-023').length;
  return [
    `${pluralize(rules.length, 'rule')} ${action}`,
    `${pluralize(duplicates, 'duplicate row')} skipped`,
    `${pluralize(notImported, 'row')} not imported`,
  ].join(', ');
}

/** @throws UsageError if the table has no columns for the rules */
function columnsFor({ csv, file }: MarketTable, rules: readonly RedirectRule[]): Columns {
  const columns = columnsOfTable(csv);
  if ('kind' in columns) throw new UsageError(`${file}:${columns.line}: ${describeProblem(columns)}`);
  const temporary = rules.find(({ status }) => status === 302);
  if (temporary === undefined || columns.code !== -1) return columns;
  throw new UsageError(
    `${file} has no column "code". The rule for ${temporary.from} needs it, since its code is 302. Add it to the first line.`,
  );
}
