import { addressParts, normalOrigin } from '../address.ts';
import { cellsOf, linesOf } from '../csv.ts';
import { problemAt, type Problem } from '../problem.ts';
import { sorted, type ParsedRules } from '../redirection-index.ts';
import { parseRule, type RedirectRule } from '../rule.ts';

export interface ImportOptions {
  /** The market's own origin: its addresses become site-relative. */
  readonly site: string;
  /** The target of rows that name none, as those of a Search Console export. */
  readonly to?: string | undefined;
}

/**
 * Rules from any table that has a column of addresses: a Search Console export, a spreadsheet, another shop's list.
 * The first column of addresses is the source; the second, where there is one, the target.
 */
export const importRedirects = (csv: string, { site, to }: ImportOptions): ParsedRules => {
  const rows = rowsOf(csv);
  const columns = addressColumns(rows.map(({ cells }) => cells));
  const seen = new Set<string>();
  return sorted(
    rows.flatMap(({ cells, line }): (RedirectRule | Problem)[] => {
      const from = withoutScheme(relativeTo(site, cells[columns[0] ?? 0] ?? ''));
      const target = relativeTo(site, cells[columns[1] ?? -1] ?? '') || (to ?? '');
      if (!isAddress(from) || seen.has(from)) return [];
      seen.add(from);
      return [target === '' ? problemAt(line, 'VR-REDIRECTS-021', from) : parseRule({ from, to: target }, line)];
    }),
  );
};

interface Row {
  readonly line: number;
  readonly cells: readonly string[];
}

const rowsOf = (csv: string): Row[] => {
  const lines = [...linesOf([csv.replace(/^\uFEFF/, '')])];
  const delimiter = mostFrequent(lines[0] ?? '');
  return lines.map((line, index) => ({ line: index + 1, cells: cellsOf(line, delimiter) ?? [] }));
};

const mostFrequent = (header: string) =>
  [',', ';', '\t'].toSorted((a, b) => header.split(b).length - header.split(a).length)[0] ?? ',';

const isAddress = (cell: string) => /^(?:https?:\/)?\/\S/i.test(cell);

/** Columns in which more cells are addresses than aren't, the heading left aside. */
const addressColumns = (rows: readonly (readonly string[])[]): number[] => {
  const body = rows.length > 1 ? rows.slice(1) : rows;
  const width = Math.max(0, ...body.map((cells) => cells.length));
  return Array.from({ length: width }, (_, column) => column).filter((column) => {
    const filled = body.map((cells) => cells[column] ?? '').filter((cell) => cell !== '');
    return filled.filter(isAddress).length * 2 > filled.length;
  });
};

/** Only the path of an address of our own. */
const relativeTo = (site: string, address: string): string => {
  const { origin, path, search, hash } = addressParts(address);
  const isOurs = origin !== '' && normalOrigin(origin) === normalOrigin(site);
  return isOurs ? `${path || '/'}${search}${hash}` : address;
};

/** `https://www.old.example/x` → `//www.old.example/x`, meant for both schemes. */
const withoutScheme = (address: string) => address.replace(/^https?:(?=\/\/)/i, '');
