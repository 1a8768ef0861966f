import type { RedirectRule } from '@veralune/redirects';
import {
  columnsOf,
  isCommentOrEmpty,
  lineEndOf,
  linesOf,
  type Columns,
  type Problem,
} from '@veralune/redirects/tooling';
import { csvCell } from './csv-cell.ts';

const defaultHeader = 'from,to,code,note';

/** The columns of a table; the default ones if it has no line but comments. */
export function columnsOfTable(csv: string): Columns | Problem {
  let number = 0;
  for (const line of linesOf([csv])) {
    number += 1;
    if (!isCommentOrEmpty(line)) return columnsOf(line.replace(/^\uFEFF/, ''), number);
  }
  return columnsOf(defaultHeader, 1);
}

/** Formats a rule as a line of the table, with its delimiter and order of columns. */
export function lineOfRule({ from, to, status, note }: RedirectRule, columns: Columns): string {
  const cells = Array.from({ length: columns.count }, () => '');
  if (columns.note !== -1) cells[columns.note] = note;
  if (columns.code !== -1) cells[columns.code] = String(status);
  cells[columns.to] = to;
  cells[columns.from] = from;
  return cells.map((cell) => csvCell(cell, columns.delimiter)).join(columns.delimiter);
}

/** Appends lines to a table. All other characters stay as they are. */
export function withAddedLines(csv: string, added: readonly string[]): string {
  const lineEnd = lineEndOf(csv) ?? '\n';
  const isNew = [...linesOf([csv])].every(isCommentOrEmpty);
  const lines = isNew && added.length > 0 ? [defaultHeader, ...added] : added;
  const needsLineEnd = csv !== '' && csv !== '\uFEFF' && !csv.endsWith(lineEnd) && lines.length > 0;
  return csv + (needsLineEnd ? lineEnd : '') + lines.map((line) => line + lineEnd).join('');
}
