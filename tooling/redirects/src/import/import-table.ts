import { recordsOf, type CsvRecord } from './csv-records.ts';

/** A table of another program: its rows, and the indexes of the columns; -1 for one that is missing. */
export interface ImportTable {
  /** The rows below the header. */
  readonly rows: readonly CsvRecord[];
  readonly from: number;
  readonly to: number;
  readonly code: number;
  readonly note: number;
}

/** `/path`, `https://host/path`, `//host/path`, `www.host`, `host.example/path`. */
export function isAddress(cell: string): boolean {
  return /^(?:https?:\/\/|\/|www\.\w|(?:[a-z0-9-]+\.)+[a-z]{2,}(?::\d+)?\/)\S*$/i.test(cell);
}

/** A table can have titles above the header. Without `from` and `to`, the line before the first address is the header. */
export function readImportTable(csv: string): ImportTable {
  const records = bestRecords(csv);
  const header = records.findIndex(({ cells }) =>
    [sourceName, targetName].every((name) => columnNamed(name, cells) !== -1),
  );
  const start = header === -1 ? records.findIndex(({ cells }) => cells.some(isAddress)) : header + 1;
  const body = start === -1 ? [] : records.slice(start);
  const names = records[start - 1]?.cells ?? [];
  const columns = columnsOf(body, names);
  const from = columnNamed(sourceName, names);
  const to = columnNamed(targetName, names);
  const [source = -1] = from === -1 ? columns.addresses.filter((column) => column !== to) : [from];
  const [target = -1] = to === -1 ? columns.addresses.filter((column) => column > source) : [to];
  // The lines above can be titles or rows without an address. Only the first line is certainly not a row.
  const rows = header === -1 && start > 0 ? records.slice(1) : body;
  return { rows, from: source, to: target, code: columns.code, note: columnNamed(noteName, names) };
}

function columnNamed(known: RegExp, names: readonly string[]) {
  return names.findIndex((name) => known.test(name.toLowerCase()));
}

const sourceName = /^(?:from|source|old(?: (?:url|address|page))?)$/;
const targetName = /^(?:to|target|destination|new(?: (?:url|address|page))?)$/;
const codeName = /code|status|código|codigo|codice/i;
const noteName = new RegExp(
  `^(?:${[
    'note|comment|remark|nota|comentario|commentaire|remarque|opmerking|notitie',
    'bemerkung|anmerkung|kommentar|notiz|commento|osservazione',
  ].join('|')})[ns]?$`,
);

function columnsOf(rows: readonly CsvRecord[], names: readonly string[]) {
  const width = rows.reduce((most, { cells }) => Math.max(most, cells.length), 0);
  const all = Array.from({ length: width }, (_, column) => column);
  const filled = all.map((column) => rows.map(({ cells }) => cells[column] ?? '').filter((cell) => cell !== ''));
  const isCode = (column: number) => (filled[column] ?? []).every((cell) => /^30[12378]$/.test(cell));
  return {
    addresses: all.filter((column) => {
      const cells = filled[column] ?? [];
      return cells.length > 0 && cells.filter(isAddress).length * 2 >= cells.length;
    }),
    // Lists of broken links have a status column too: the status of the old address, which is not a redirect code.
    code: names.findIndex((name, column) => /^code$/i.test(name) || (codeName.test(name) && isCode(column))),
  };
}

/** The first means no delimiter: a list of addresses, which can contain all the others. */
const delimiters = ['\0', ',', ';', '\t', '|'];

/** Tries each delimiter. The best one yields the most addresses, then the most rows with the same number of cells. */
function bestRecords(csv: string): CsvRecord[] {
  const candidates = delimiters.map((delimiter) => {
    const records = recordsOf(csv, delimiter);
    const addresses = records.flatMap(({ cells }) => cells.filter(isAddress)).length;
    return { records, addresses, equalRows: countEqualRows(records) };
  });
  const [best] = candidates.toSorted((a, b) => b.addresses - a.addresses || b.equalRows - a.equalRows);
  return best?.records ?? [];
}

/** The number of rows that have the most common number of cells; 0 if that is one cell. */
function countEqualRows(records: readonly CsvRecord[]) {
  const counts = new Map<number, number>();
  for (const { cells } of records) counts.set(cells.length, (counts.get(cells.length) ?? 0) + 1);
  const [[width, count] = [1, 0]] = [...counts].toSorted(([, a], [, b]) => b - a);
  return width > 1 ? count : 0;
}
