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

/** `2026-11-22 18:30`, in UTC. */
export function minuteText(date: Date): string {
  return date.toISOString().slice(0, 16).replace('T', ' ');
}
