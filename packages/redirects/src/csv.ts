import { problemAt, type Problem } from './problem.ts';

/** The cells of one line, trimmed; null where a quote isn't closed. A cell never spans lines. */
export function cellsOf(line: string, delimiter: string): string[] | null {
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
}

function trimmed(cells: string[]) {
  for (const [index, cell] of cells.entries()) cells[index] = cell.trim();
  return cells;
}

/** A cell that a spreadsheet and `cellsOf` read back as it is. */
export function csvCell(text: string, delimiter = ','): string {
  return text.includes(delimiter) || /["\r\n]|^\s|\s$|^#/.test(text) ? `"${text.replaceAll('"', '""')}"` : text;
}

/** Whether a line before that of the columns is no such line: empty, or a comment, which a spreadsheet may have quoted. */
export function isAside(line: string): boolean {
  return /^\uFEFF?(?:"?#|[\s,;]*$)/.test(line);
}

/** Which columns hold what; spreadsheets of half of Europe part them by semicolons. */
export interface Columns {
  readonly delimiter: string;
  readonly count: number;
  readonly from: number;
  readonly to: number;
  readonly code: number;
  readonly note: number;
}

export function columnsOf(header: string, line: number): Columns | Problem {
  for (const delimiter of [',', ';', '\t']) {
    const names = cellsOf(header.toLowerCase(), delimiter) ?? [];
    const [from = -1, to = -1, code = -1, note = -1] = ['from', 'to', 'code', 'note'].map((name) =>
      names.indexOf(name),
    );
    if (from !== -1 && to !== -1) return { delimiter, count: names.length, from, to, code, note };
  }
  return problemAt(line, 'VR-REDIRECTS-001');
}

/** What a decoder puts where bytes are no UTF-8: a rule with it would match other addresses than it shows. */
export const undecodable = '\uFFFD';

/** How a text ends its lines; Excel for old Macs wrote a bare CR. Undefined before the first one has ended. */
export function lineEndOf(text: string): string | undefined {
  return /\r?\n|\r(?=[^\n])/.exec(text)?.[0];
}

/** Lines of a text that arrives in pieces. Where lines end in CRLF, the CR stays. */
export function* linesOf(chunks: Iterable<string>): Generator<string> {
  let rest = '';
  let lineEnd: string | undefined;
  for (const chunk of chunks) {
    const text = rest + chunk;
    rest = text;
    lineEnd ??= lineEndOf(text)?.at(-1);
    if (lineEnd === undefined) continue;
    let start = 0;
    for (let end = text.indexOf(lineEnd); end !== -1; end = text.indexOf(lineEnd, start)) {
      yield text.slice(start, end);
      start = end + 1;
    }
    rest = text.slice(start);
  }
  if (rest !== '') yield rest;
}
