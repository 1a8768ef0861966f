import { stringify } from 'csv-stringify/sync';

type Cell = string | null;

/**
 * CSV (RFC 4180) for spreadsheets: with a byte order mark, so that accents are read as UTF-8. Cells that begin with
 * `=`, `+`, `-`, `@`, a tab or a carriage return get an apostrophe, so that a typed formula is not run.
 */
export function csvText(columns: readonly string[], rows: readonly Readonly<Record<string, Cell>>[]): string {
  return stringify([...rows], {
    header: true,
    columns: [...columns],
    bom: true,
    escape_formulas: true,
    record_delimiter: 'windows',
  }).trimEnd();
}
