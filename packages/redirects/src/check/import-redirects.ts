import { addressParts, normalOrigin } from '../address.ts';
import { problemAt, type Problem } from '../problem.ts';
import { sorted, type ParsedRules } from '../redirection-index.ts';
import { parseRule, type RedirectRule } from '../rule.ts';
import type { CsvRecord } from './csv-records.ts';
import { isAddress, readImportTable, type ImportTable } from './import-columns.ts';
import { keyOfSource } from './key-of-source.ts';

export interface ImportOptions {
  /** The market's own origin: its addresses become site-relative. */
  readonly site: string;
  /** The target of rows that name none, as those of a Search Console export. */
  readonly to?: string | undefined;
  /** The rules of the market's table: what it has is not added again. */
  readonly existing?: readonly RedirectRule[];
}

export interface ImportedRules extends ParsedRules {
  /** How many rows say what another row or the market's table says already. */
  readonly repeated: number;
}

/**
 * Rules from any table that has a column of addresses: a Search Console export, a spreadsheet, another shop's list.
 * The first column of addresses is the source, the second, where there is one, the target, unless the columns are
 * named `from` and `to`. Addresses are taken to the letter: a `*` of theirs stands for itself.
 */
export function importRedirects(csv: string, { site, to = '', existing = [] }: ImportOptions): ImportedRules {
  const table = readImportTable(csv);
  const firsts = new Map(
    existing.map((rule) => [keyOfSource(rule.source), { rule, where: `${rule.line} of the table` }]),
  );
  let repeated = 0;
  const read = table.rows.flatMap((row): (RedirectRule | Problem)[] => {
    const parsed = readRow(row, table, { site, to });
    if (parsed === null || parsed.kind === 'problem') return parsed === null ? [] : [parsed];
    const key = keyOfSource(parsed.source);
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, { rule: parsed, where: String(row.line) });
      const isStarred = (row.cells[table.from] ?? '').includes('*');
      return [parsed, ...(isStarred ? [problemAt(row.line, 'VR-REDIRECTS-023', parsed.from)] : [])];
    }
    const { rule, where } = first;
    if (rule.to !== parsed.to || rule.status !== parsed.status) {
      return [problemAt(row.line, 'VR-REDIRECTS-012', where, `${rule.to} (${rule.status})`)];
    }
    repeated += 1;
    return [];
  });
  return { ...sorted(read), repeated };
}

/** @returns null for an empty row or a comment */
function readRow(
  { line, cells }: CsvRecord,
  columns: ImportTable,
  { site, to }: { readonly site: string; readonly to: string },
): RedirectRule | Problem | null {
  const said = cells.find((cell) => cell !== '');
  if (said === undefined) return null;
  const [source = '', target = '', code = '', note = ''] = [columns.from, columns.to, columns.code, columns.note].map(
    (column) => cells[column] ?? '',
  );
  if (!isAddress(source)) return said.startsWith('#') ? null : problemAt(line, 'VR-REDIRECTS-022', source || said);
  // From an old host both schemes are meant.
  const from = relativeTo(site, source)
    .replace(/^https?:(?=\/\/)/i, '')
    .replaceAll('*', '%2A');
  const leadsTo = target === '' ? to : relativeTo(site, target).replaceAll('*', '%2A');
  if (leadsTo === '') return problemAt(line, 'VR-REDIRECTS-021', from);
  return parseRule({ from, to: leadsTo, code: ourCode[code] ?? code, note: note.replace(/\s+/g, ' ') }, line);
}

/** Those that keep the method of a form; a redirect of ours is asked for pages only. */
const ourCode: Readonly<Record<string, string>> = { 303: '302', 307: '302', 308: '301' };

/** Only the path of an address of our own, over http too; a host without a scheme gets one. */
function relativeTo(site: string, address: string): string {
  const whole = isAddress(address) ? address.replace(/^(?=\w)(?!https?:)/i, 'https://') : address;
  const { origin, path, search, hash } = addressParts(whole);
  const isOurs = origin !== '' && hostOf(origin) === hostOf(site);
  return isOurs ? `${path || '/'}${search}${hash}` : origin + path + search + hash;
}

function hostOf(origin: string) {
  return normalOrigin(origin)?.replace(/^https?:/, '');
}
