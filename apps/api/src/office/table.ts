import { marketZone } from '../forms/day-in.ts';

/** Aligns the cells of a table in columns, one row per line. The first row has the titles. */
export function tableText(rows: readonly (readonly string[])[]): string {
  const [titles = []] = rows;
  const widths = titles.map((_, at) => Math.max(...rows.map((row) => row[at]?.length ?? 0)));
  return rows
    .map((row) =>
      row
        .map((cell, at) => cell.padEnd(widths[at] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

/** `2026-11-22 18:30`, in the time of the markets, as in the mails that customers get. */
export function minuteText(date: Date): string {
  const options = { dateStyle: 'short', timeStyle: 'short', timeZone: marketZone } as const;
  return new Intl.DateTimeFormat('sv-SE', options).format(date);
}
