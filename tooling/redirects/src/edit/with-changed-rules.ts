import type { RedirectRule } from '@veralune/redirects';
import { cellsOf, columnsOf, isCommentOrEmpty, lineEndOf } from '@veralune/redirects/tooling';
import { csvCell } from './csv-cell.ts';

/** Rewrites the targets and codes of some rules in a table. All other lines stay as they are. */
export function withChangedRules(csv: string, changed: readonly RedirectRule[]): string {
  const lineEnd = lineEndOf(csv)?.at(-1) ?? '\n';
  const lines = csv.split(lineEnd);
  const header = lines.findIndex((line) => !isCommentOrEmpty(line));
  const columns = columnsOf((lines[header] ?? '').replace(/^\uFEFF/, ''), header + 1);
  if ('kind' in columns) return csv;
  for (const { line, to, status } of changed) {
    const raw = lines[line - 1] ?? '';
    const cells = cellsOf(raw, columns.delimiter) ?? [];
    cells[columns.to] = to;
    if (columns.code !== -1 && (status !== 301 || cells[columns.code] !== '')) cells[columns.code] = String(status);
    lines[line - 1] =
      cells.map((cell) => csvCell(cell, columns.delimiter)).join(columns.delimiter) + (raw.endsWith('\r') ? '\r' : '');
  }
  return lines.join(lineEnd);
}
