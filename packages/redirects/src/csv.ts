import { problemAt, type Problem } from './problem.ts';

/** The cells of one line, trimmed; null where a quote isn't closed. A cell never spans lines. */
export const cellsOf = (line: string, delimiter: string): string[] | null => {
  if (!line.includes('"')) return trimmed(line.split(delimiter));
  const cells: string[] = [];
  let rest = line;
  for (;;) {
    const quoted = /^\s*"((?:[^"]|"")*)"\s*/.exec(rest);
    const plain = quoted === null ? (rest.split(delimiter, 1)[0] ?? '') : '';
    if (quoted === null && plain.includes('"')) return null;
    cells.push(quoted === null ? plain.trim() : (quoted[1] ?? '').replaceAll('""', '"'));
    rest = rest.slice(quoted === null ? plain.length : quoted[0].length);
    if (rest === '') return cells;
    if (!rest.startsWith(delimiter)) return null;
    rest = rest.slice(1);
  }
};

const trimmed = (cells: string[]) => {
  for (const [index, cell] of cells.entries()) cells[index] = cell.trim();
  return cells;
};

/** A cell that a spreadsheet and `cellsOf` read back as it is. */
export const csvCell = (text: string, delimiter = ','): string =>
  text.includes(delimiter) || /["\r\n]|^\s|\s$|^#/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;

/** Which columns hold what; spreadsheets of half of Europe part them by semicolons. */
export interface Columns {
  readonly delimiter: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly code: number;
  readonly note: number;
}

export const columnsOf = (header: string, line: number): Columns | Problem => {
  for (const delimiter of [',', ';', '\t']) {
    const names = cellsOf(header.toLowerCase(), delimiter) ?? [];
    const [from = -1, to = -1, code = -1, note = -1] = ['from', 'to', 'code', 'note'].map((name) =>
      names.indexOf(name),
    );
    if (from !== -1 && to !== -1) return { delimiter, count: names.length, from, to, code, note };
  }
  return problemAt(line, 'VR-REDIRECTS-001');
};

/** Lines of a text that arrives in pieces. */
export function* linesOf(chunks: Iterable<string>): Generator<string> {
  let rest = '';
  for (const chunk of chunks) {
    const text = rest + chunk;
    let start = 0;
    for (let end = text.indexOf('\n'); end !== -1; end = text.indexOf('\n', start)) {
      yield text.slice(start, end);
      start = end + 1;
    }
    rest = text.slice(start);
  }
  if (rest !== '') yield rest;
}
