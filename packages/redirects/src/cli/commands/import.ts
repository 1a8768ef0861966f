import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { describeProblem } from '../../check/describe-problem.ts';
import { importRedirects } from '../../check/import-redirects.ts';
import { csvCell } from '../../csv.ts';
import { parseRedirects } from '../../parse-redirects.ts';
import { readMarketTable } from '../market-table.ts';
import type { Options } from '../options.ts';
import type { Outcome } from '../outcome.ts';
import { UsageError } from '../usage-error.ts';

export const importFile = (options: Options): Outcome => {
  const [source] = options.names;
  if (source === undefined || !existsSync(source)) throw new UsageError('Name the file to import.');
  if (options.market === undefined) throw new UsageError('Name the market whose table gets the rules: --market es.');
  const { csv, file, site } = readMarketTable(options.market, options);
  const known = new Set(parseRedirects(csv).rules.map(({ from }) => from));
  const { rules, problems } = importRedirects(readFileSync(source, 'utf8'), { site, to: options.to });
  const added = rules.filter(({ from }) => !known.has(from));
  const lines = added.map(({ from, to, status }) =>
    [from, to, String(status), `from ${source}`].map((cell) => csvCell(cell)).join(','),
  );
  if (options.write)
    appendFileSync(file, `${csv.endsWith('\n') ? '' : '\n'}${lines.map((line) => `${line}\n`).join('')}`);
  return {
    lines: [
      ...problems.map((problem) => `${source}:${problem.line}: ${describeProblem(problem)}`),
      ...lines,
      `${added.length} rules ${options.write ? `added to ${file}; run check now` : 'to add'}, ` +
        `${rules.length - added.length} already there, ${problems.length} left out`,
    ],
    failed: problems.length > 0,
  };
};
