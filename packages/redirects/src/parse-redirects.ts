import { cellsOf, columnsOf, isAside, linesOf, undecodable, type Columns } from './csv.ts';
import { problemAt, type Problem } from './problem.ts';
import { sorted, type ParsedRules } from './redirection-index.ts';
import { parseRule, type RedirectRule } from './rule.ts';

export { rulesOfIndex, type IndexedRule, type ParsedRules } from './redirection-index.ts';

/** The rules of a file: `from,to,code,note`, one a line; empty lines and those that start with `#` don't count. */
export function parseRedirects(csv: string): ParsedRules {
  return sorted(readRedirects([csv]));
}

/** The same for a text that arrives in pieces; each rule is given away before the next is read. */
export function* readRedirects(chunks: Iterable<string>): Generator<RedirectRule | Problem> {
  let columns: Columns | undefined;
  let number = 0;
  for (const raw of linesOf(chunks)) {
    number += 1;
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (columns !== undefined) {
      const read = readRule(line, number, columns);
      if (read !== null) yield read;
      continue;
    }
    if (isAside(line)) continue;
    const found = columnsOf(line, number);
    if ('kind' in found) {
      yield line.includes(undecodable) ? problemAt(number, 'VR-REDIRECTS-008', line) : found;
      return;
    }
    columns = found;
  }
}

/** @returns null for a comment, or a line without anything in its cells */
function readRule(line: string, number: number, columns: Columns): RedirectRule | Problem | null {
  const { delimiter, count } = columns;
  const cells = cellsOf(line, delimiter);
  if (cells === null) return problemAt(number, 'VR-REDIRECTS-002');
  const from = cells[columns.from] ?? '';
  const to = cells[columns.to] ?? '';
  if ((from === '' || from.startsWith('#')) && isAsideIn(cells, from, columns)) return null;
  if (cells.length > count) {
    return problemAt(number, 'VR-REDIRECTS-002', delimiter, String(count), String(cells.length));
  }
  if (line.includes(undecodable) && (from + to).includes(undecodable)) {
    return problemAt(number, 'VR-REDIRECTS-008', from, to);
  }
  return parseRule({ from, to, code: cells[columns.code] ?? '', note: cells[columns.note] ?? '' }, number);
}

/** A spreadsheet quotes a comment that holds its delimiter, or parts it into cells; empty lines become empty cells. */
function isAsideIn(cells: readonly string[], from: string, columns: Columns): boolean {
  return (
    (cells[0]?.startsWith('#') === true && (columns.from === 0 || from === '')) || cells.every((cell) => cell === '')
  );
}
