import { columnsOf, csvCell, isAside, lineEndOf, linesOf, type Columns } from '../csv.ts';
import type { Problem } from '../problem.ts';
import type { RedirectRule } from '../rule.ts';

const standard = 'from,to,code,note';

/** The columns of a table; those of a new one where nothing stands in it yet. */
export function columnsOfTable(csv: string): Columns | Problem {
  let number = 0;
  for (const line of linesOf([csv])) {
    number += 1;
    if (!isAside(line)) return columnsOf(line.replace(/^\uFEFF/, ''), number);
  }
  return columnsOf(standard, 1);
}

/** A rule as a line of the table: its delimiter, its columns in their order. */
export function lineOfRule({ from, to, status, note }: RedirectRule, columns: Columns): string {
  const cells = Array.from({ length: columns.count }, () => '');
  if (columns.note !== -1) cells[columns.note] = note;
  if (columns.code !== -1) cells[columns.code] = String(status);
  cells[columns.to] = to;
  cells[columns.from] = from;
  return cells.map((cell) => csvCell(cell, columns.delimiter)).join(columns.delimiter);
}

/** The table with lines at its end; every other character stays as it was. */
export function withAddedLines(csv: string, added: readonly string[]): string {
  const lineEnd = lineEndOf(csv) ?? '\n';
  const isNew = [...linesOf([csv])].every(isAside);
  const lines = isNew && added.length > 0 ? [standard, ...added] : added;
  const isOpen = csv !== '' && csv !== '\uFEFF' && !csv.endsWith(lineEnd) && lines.length > 0;
  return csv + (isOpen ? lineEnd : '') + lines.map((line) => line + lineEnd).join('');
}
