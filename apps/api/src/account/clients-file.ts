import { bounds } from '@veralune/forms';
import { CsvError, parse } from 'csv-parse/sync';
import { problemText, type Problem } from '../content/problem.ts';

/** A customer of the laboratory, as the office knows them. */
export interface Client {
  readonly number: string;
  readonly lastname: string;
}

interface ClientsFile {
  readonly clients: readonly Client[];
  /** One per faulty line, with what to do about it. */
  readonly problems: readonly string[];
}

const columns = ['number', 'lastname'] as const;
const longest = { number: bounds.clientNumber, lastname: bounds.name } as const;

/** A line of a file, with its number. A column that it does not reach is missing. */
interface NumberedLine {
  readonly record: Readonly<Partial<Record<string, string>>>;
  readonly info: { readonly lines: number };
}

/** Columns are separated by commas, or by semicolons as spreadsheets do in many languages. */
function linesOf(text: string): { readonly header: readonly string[]; readonly lines: readonly NumberedLine[] } {
  let header: readonly string[] = [];
  const lines = parse(text, {
    ...{ info: true, bom: true, trim: true, skip_empty_lines: true, relax_column_count: true },
    delimiter: [',', ';'],
    columns: (names: string[]) => {
      header = names;
      return names;
    },
  }) as unknown as NumberedLine[];
  return { header, lines };
}

function reasonOf(record: NumberedLine['record'], earlierLine: number | undefined): string | undefined {
  const empty = columns.find((column) => (record[column] ?? '') === '');
  if (empty !== undefined) return `the column ${empty} is empty; fill it in, or remove the line`;
  const long = columns.find((column) => (record[column] ?? '').length > longest[column]);
  if (long !== undefined) return `the column ${long} has more than ${String(longest[long])} characters; shorten it`;
  if (Object.values(record).some((value) => value?.includes('\uFFFD') === true))
    return 'a letter can’t be read; save the file as UTF-8';
  if (earlierLine !== undefined)
    return `the number ${record['number'] ?? ''} is also in line ${String(earlierLine)}; remove one of the lines`;
  return undefined;
}

function readLines(file: string, { header, lines }: ReturnType<typeof linesOf>): ClientsFile {
  if (lines.length === 0 || columns.some((column) => !header.includes(column))) {
    const reason = `the first line must name the columns ${columns.join(' and ')}, and a client must follow`;
    return { clients: [], problems: [problemText({ file, line: 1, reason })] };
  }
  const lineOf = new Map<string, number>();
  const clients: Client[] = [];
  const problems: Problem[] = [];
  for (const { record, info } of lines) {
    const { number = '', lastname = '' } = record;
    const reason = reasonOf(record, lineOf.get(number));
    if (reason !== undefined) problems.push({ file, line: info.lines, reason });
    else clients.push({ number, lastname });
    if (!lineOf.has(number)) lineOf.set(number, info.lines);
  }
  return { clients, problems: problems.map(problemText) };
}

/**
 * Reads a CSV file with the columns `number` and `lastname`; others are ignored.
 * @param file its name in problems
 */
export function readClientsFile(file: string, text: string): ClientsFile {
  try {
    return readLines(file, linesOf(text));
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    const reason = `${thrown.message}; check the quotation marks of this line`;
    return { clients: [], problems: [problemText({ file, line: Number(thrown['lines'] ?? 1), reason })] };
  }
}
