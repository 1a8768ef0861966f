import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { CsvError, parse } from 'csv-parse/sync';
import type { MarketId } from '@veralune/routing';
import { pointsOfSaleFolder } from '../content/points-of-sale-folder.ts';
import { ContentError, type Problem } from '../content/problem.ts';
import { marketOfFile, parseLine, type PointOfSaleContent } from './point-of-sale.ts';

interface ReadFile {
  readonly pointsOfSale: readonly PointOfSaleContent[];
  readonly problems: readonly Problem[];
}

/** A line of a file, with its number. */
interface NumberedLine {
  readonly record: Readonly<Record<string, string>>;
  readonly info: { readonly lines: number };
}

function linesOf(text: string): NumberedLine[] {
  return parse(text, { columns: true, info: true, bom: true, skip_empty_lines: true }) as unknown as NumberedLine[];
}

/**
 * Reads the text of one file.
 * @param file its name in problems
 */
export function readPointsOfSaleFile(file: string, market: MarketId, text: string): ReadFile {
  try {
    const pointsOfSale: PointOfSaleContent[] = [];
    const problems: Problem[] = [];
    for (const { record, info } of linesOf(text)) {
      const { data, error } = parseLine(record);
      if (data) pointsOfSale.push({ ...data, market });
      for (const { path, message } of error?.issues ?? [])
        problems.push({ file, line: info.lines, reason: `${path.join('.') || 'the line'}: ${message}` });
    }
    return { pointsOfSale, problems };
  } catch (thrown) {
    if (!(thrown instanceof CsvError)) throw thrown;
    return { pointsOfSale: [], problems: [{ file, line: Number(thrown['lines'] ?? 1), reason: thrown.message }] };
  }
}

function repeatedIds(pointsOfSale: readonly PointOfSaleContent[]): Problem[] {
  const repeated = [...Map.groupBy(pointsOfSale, ({ id }) => id).values()].filter(({ length }) => length > 1);
  return repeated.map((same) => ({
    file: `${pointsOfSaleFolder}/${same.at(-1)?.market ?? ''}.csv`,
    line: 1,
    reason: `the id ${String(same[0]?.id)} belongs to ${same.map(({ name }) => name).join(' and ')}; give each its own`,
  }));
}

/**
 * Reads the pharmacies of a content folder, by market and in the order of their files. A folder without them has none.
 * @throws ContentError with all problems
 */
export function readPointsOfSale(root: string): PointOfSaleContent[] {
  const folder = join(root, pointsOfSaleFolder);
  const names = existsSync(folder) ? readdirSync(folder).sort() : [];
  const read = names.map((name): ReadFile => {
    const file = `${pointsOfSaleFolder}/${name}`;
    const market = marketOfFile.get(name);
    if (market !== undefined) return readPointsOfSaleFile(file, market, readFileSync(join(folder, name), 'utf8'));
    const reason = `this file is unknown; a file is named after its market: ${[...marketOfFile.keys()].join(', ')}`;
    return { pointsOfSale: [], problems: [{ file, line: 1, reason }] };
  });
  const pointsOfSale = read.flatMap((file) => file.pointsOfSale);
  const problems = [...read.flatMap((file) => file.problems), ...repeatedIds(pointsOfSale)];
  if (problems.length > 0) throw new ContentError(problems);
  return pointsOfSale;
}
