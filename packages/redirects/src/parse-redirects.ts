import { cellsOf, columnsOf, linesOf, type Columns } from './csv.ts';
import { problemAt, type Problem } from './problem.ts';
import { sorted, type ParsedRules } from './redirection-index.ts';
import { parseRule, type RedirectRule } from './rule.ts';

export { rulesOfIndex, type IndexedRule, type ParsedRules } from './redirection-index.ts';

/** The rules of a file: `from,to,code,note`, one a line; empty lines and those that start with `#` don't count. */
export const parseRedirects = (csv: string): ParsedRules => sorted(readRedirects([csv]));

/** The same for a text that arrives in pieces; each rule is given away before the next is read. */
export function* readRedirects(chunks: Iterable<string>): Generator<RedirectRule | Problem> {
  let columns: Columns | undefined;
  let number = 0;
  for (const raw of linesOf(chunks)) {
    number += 1;
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (columns !== undefined) {
      yield readRule(line, number, columns);
      continue;
    }
    const found = columnsOf(line, number);
    if ('kind' in found) {
      yield found;
      return;
    }
    columns = found;
  }
}

const readRule = (line: string, number: number, { delimiter, count, from, to, code, note }: Columns) => {
  const cells = cellsOf(line, delimiter);
  if (cells === null || cells.length > count) return problemAt(number, 'VR-REDIRECTS-002', delimiter, String(count));
  return parseRule(
    { from: cells[from] ?? '', to: cells[to] ?? '', code: cells[code] ?? '', note: cells[note] ?? '' },
    number,
  );
};
