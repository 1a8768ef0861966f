import { cellsOf, columnsOf, isCommentOrEmpty, linesOf, replacementCharacter, type Columns } from './csv.ts';
import { problemAt, type Problem } from './problem.ts';
import { splitProblems, type ParsedRules } from './redirection-index.ts';
import { parseRule, type RedirectRule } from './rule.ts';

export { rulesOfIndex, type IndexedRule, type ParsedRules } from './redirection-index.ts';

/** Parses a file with one rule per line: `from,to,code,note`. Empty lines and lines that start with `#` are ignored. */
export function parseRedirects(csv: string): ParsedRules {
  return splitProblems(readRedirects([csv]));
}

/** The same for a text that arrives in chunks. Yields each rule before it reads the next. */
export function* readRedirects(chunks: Iterable<string>): Generator<RedirectRule | Problem> {
  let columns: Columns | undefined;
  let number = 0;
  for (const raw of linesOf(chunks)) {
    number += 1;
    const line = number === 1 ? raw.replace(/^\uFEFF/, '') : raw;
    if (line.trim() === '' || line.startsWith('#')) continue;
    if (columns !== undefined) {
      const read = readRule(line, number, columns);
      if (read !== null) yield read;
      continue;
    }
    if (isCommentOrEmpty(line)) continue;
    const found = columnsOf(line, number);
    if ('kind' in found) {
      yield line.includes(replacementCharacter) ? problemAt(number, 'VR-REDIRECTS-008', line) : found;
      return;
    }
    columns = found;
  }
}

/** @returns null for a comment or a line of empty cells */
function readRule(line: string, number: number, columns: Columns): RedirectRule | Problem | null {
  const { delimiter, count } = columns;
  const cells = cellsOf(line, delimiter);
  if (cells === null) return problemAt(number, 'VR-REDIRECTS-002');
  const from = cells[columns.from] ?? '';
  const to = cells[columns.to] ?? '';
  if ((from === '' || from.startsWith('#')) && isCommentOrEmptyRow(cells, from, columns)) return null;
  if (cells.length > count) {
    return problemAt(number, 'VR-REDIRECTS-002', delimiter, String(count), String(cells.length));
  }
  if (line.includes(replacementCharacter) && (from + to).includes(replacementCharacter)) {
    return problemAt(number, 'VR-REDIRECTS-008', from, to);
  }
  return parseRule({ from, to, code: cells[columns.code] ?? '', note: cells[columns.note] ?? '' }, number);
}

/** Spreadsheets put a comment with a delimiter in quotes, or split it into cells, and write empty lines as empty cells. */
function isCommentOrEmptyRow(cells: readonly string[], from: string, columns: Columns): boolean {
  return (
    (cells[0]?.startsWith('#') === true && (columns.from === 0 || from === '')) || cells.every((cell) => cell === '')
  );
}
