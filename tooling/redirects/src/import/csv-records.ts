import { CsvError, parse } from 'csv-parse/sync';

export interface CsvRecord {
  /** The line of the file on which the record begins. */
  readonly line: number;
  /** Trimmed. */
  readonly cells: readonly string[];
}

/** Each error costs another pass over the file. A file with more of them is read without quoting. */
const maxErrors = 20;

/**
 * The records of a CSV file from any program; a quoted cell can span lines. No record is rejected: if its quotes are not
 * valid, its first line is split at the delimiters, and its quotes are part of the text.
 */
export function recordsOf(csv: string, delimiter: string): CsvRecord[] {
  // csv-parse counts a CRLF in a quoted cell as two lines.
  const lines = csv.replace(/^\uFEFF/, '').split(/\r\n|\r|\n/);
  const records: CsvRecord[] = [];
  let start = 0;
  const read = (end: number, quote: '"' | false) => {
    const offset = start;
    parse(lines.slice(start, end).join('\n'), {
      delimiter,
      quote,
      record_delimiter: '\n',
      relax_column_count: true,
      relax_quotes: true,
      trim: true,
      on_record: (cells: string[], info) => {
        records.push({ line: start + 1, cells: cells.map((cell) => cell.trim()) });
        start = offset + info.lines;
        return null;
      },
    });
  };
  for (let errors = 0; ; errors += 1) {
    try {
      read(lines.length, errors < maxErrors ? '"' : false);
      return records;
    } catch (error) {
      if (!(error instanceof CsvError)) throw error;
      read(start + 1, false);
    }
  }
}
