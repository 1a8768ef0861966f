export interface CsvRecord {
  /** On which line of the file it begins. */
  readonly line: number;
  readonly cells: readonly string[];
}

/**
 * The rows of any spreadsheet's file, trimmed; a quoted cell may span lines. Nothing is refused: a quote that isn't
 * closed is taken as it stands.
 */
export function recordsOf(csv: string, delimiter: string): CsvRecord[] {
  const between = delimiter.replace(/\W/, '\\$&');
  const cell = new RegExp(` *"((?:[^"]|"")*)" *(?=${between}|[\\r\\n]|$)|[^${between}\\r\\n]*`, 'y');
  const records: CsvRecord[] = [];
  let cells: string[] = [];
  let line = 1;
  let first = 1;
  for (let at = csv.startsWith('\uFEFF') ? 1 : 0; at < csv.length;) {
    cell.lastIndex = at;
    const [text = '', quoted] = cell.exec(csv) ?? [];
    cells.push((quoted?.replaceAll('""', '"') ?? text).trim());
    line += lineEndsIn(text);
    at += text.length;
    if (csv.startsWith(delimiter, at)) {
      at += delimiter.length;
      if (at < csv.length) continue;
      cells.push('');
    }
    records.push({ line: first, cells });
    cells = [];
    at += csv.startsWith('\r\n', at) ? 2 : 1;
    line += 1;
    first = line;
  }
  return records;
}

function lineEndsIn(text: string) {
  return text.split(/\r\n|\r|\n/).length - 1;
}
