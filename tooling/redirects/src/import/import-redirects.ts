import type { RedirectRule } from '@veralune/redirects';
import type { ParsedRules } from '@veralune/redirects/parse';
import { addressParts, normalOrigin, parseRule, problemAt, splitProblems } from '@veralune/redirects/tooling';
import type { CheckCode, CheckProblem } from '../checks/problem.ts';
import { sourceKey } from '../checks/source-key.ts';
import type { CsvRecord } from './csv-records.ts';
import { isAddress, readImportTable, type ImportTable } from './import-table.ts';

export interface ImportOptions {
  /** The market's own origin. Addresses of this site become site-relative. */
  readonly site: string;
  /** The target of rows without one, such as those of a Search Console export. */
  readonly to?: string | undefined;
  /** The rules of the market's table, which are not added again. */
  readonly existing?: readonly RedirectRule[];
}

export interface ImportedRules extends ParsedRules<CheckCode> {
  /** The number of rows with the same rule as another row or the market's table. */
  readonly duplicates: number;
}

/**
 * Imports rules from any table that has a column of addresses: a Search Console export, a spreadsheet, the list of
 * another shop. The columns `from` and `to` are source and target; without them the first column of addresses is the
 * source and the second, if any, is the target. A `*` in an address is a literal character, not a wildcard.
 */
export function importRedirects(csv: string, { site, to = '', existing = [] }: ImportOptions): ImportedRules {
  const table = readImportTable(csv);
  const firsts = new Map(
    existing.map((rule) => [sourceKey(rule.source), { rule, where: `${rule.line} of the table` }]),
  );
  let duplicates = 0;
  const parsed = table.rows.flatMap((row): (RedirectRule | CheckProblem)[] => {
    const rule = parseRow(row, table, { site, to });
    if (rule === null || rule.kind === 'problem') return rule === null ? [] : [rule];
    const key = sourceKey(rule.source);
    const first = firsts.get(key);
    if (first === undefined) {
      firsts.set(key, { rule, where: String(row.line) });
      const hasStar = (row.cells[table.from] ?? '').includes('*');
      return [rule, ...(hasStar ? [problemAt(row.line, 'VR-REDIRECTS-023', rule.from)] : [])];
    }
    if (first.rule.to !== rule.to || first.rule.status !== rule.status) {
      return [problemAt(row.line, 'VR-REDIRECTS-012', first.where, `${first.rule.to} (${first.rule.status})`)];
    }
    duplicates += 1;
    return [];
  });
  return { ...splitProblems(parsed), duplicates };
}

/** @returns null for an empty row or a comment */
function parseRow(
  { line, cells }: CsvRecord,
  columns: ImportTable,
  { site, to }: { readonly site: string; readonly to: string },
): RedirectRule | CheckProblem | null {
  const firstText = cells.find((cell) => cell !== '');
  if (firstText === undefined) return null;
  const [source = '', target = '', code = '', note = ''] = [columns.from, columns.to, columns.code, columns.note].map(
    (column) => cells[column] ?? '',
  );
  if (!isAddress(source)) {
    return firstText.startsWith('#') ? null : problemAt(line, 'VR-REDIRECTS-022', source || firstText);
  }
  // Without a scheme: a rule for a legacy host applies to http and https.
  const from = relativeTo(site, source)
    .replace(/^https?:(?=\/\/)/i, '')
    .replaceAll('*', '%2A');
  const rowTarget = target === '' ? to : relativeTo(site, target).replaceAll('*', '%2A');
  if (rowTarget === '') return problemAt(line, 'VR-REDIRECTS-021', from);
  return parseRule({ from, to: rowTarget, code: supportedCode[code] ?? code, note: note.replace(/\s+/g, ' ') }, line);
}

/** The table has 301 and 302 only. 307 and 308 also preserve the method of a request, which does not matter for pages. */
const supportedCode: Readonly<Record<string, string>> = { 303: '302', 307: '302', 308: '301' };

/** Removes the site's own origin, also with http, and adds a scheme to a host without one. */
function relativeTo(site: string, address: string): string {
  const absolute = isAddress(address) ? address.replace(/^(?=\w)(?!https?:)/i, 'https://') : address;
  const { origin, path, search, hash } = addressParts(absolute);
  const isOwnSite = origin !== '' && hostOf(origin) === hostOf(site);
  return isOwnSite ? `${path || '/'}${search}${hash}` : origin + path + search + hash;
}

function hostOf(origin: string) {
  return normalOrigin(origin)?.replace(/^https?:/, '');
}
