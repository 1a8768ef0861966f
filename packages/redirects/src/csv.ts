import { problemAt, type Problem } from './problem.ts';

/**
 * Splits one line into trimmed cells. A cell never spans lines.
 *
 * A table is read line by line, so that a line with an unclosed quote does not affect the lines after it. The library
 * csv-parse, which tooling/redirects uses for other people's files, is about 60 times slower if it is called for each line.
 * Called once for a file with a million rules, it makes loading 2.7 times slower and needs 910 MB instead of 210 MB.
 * @returns null if a quote is not closed
 */
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

/** Whether a line above the header is empty or a comment. A spreadsheet may have put the comment in quotes. */
export function isCommentOrEmpty(line: string): boolean {
  return /^\uFEFF?(?:"?#|[\s,;]*$)/.test(line);
}

/** The form of a table. Many European spreadsheets use semicolons as delimiter. */
export interface Columns {
  readonly delimiter: string;
  readonly count: number;
  /** Indexes of the columns; -1 for one that is missing. */
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

/** A decoder writes it for bytes that are not valid UTF-8. A rule with it would match other addresses than intended. */
export const replacementCharacter = '\uFFFD';

/** The line end of a text; undefined before the first one. Excel for old Macs wrote a bare CR. */
export function lineEndOf(text: string): string | undefined {
  return /\r?\n|\r(?=[^\n])/.exec(text)?.[0];
}

/** The lines of a text that arrives in chunks. If lines end in CRLF, the CR stays. */
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
