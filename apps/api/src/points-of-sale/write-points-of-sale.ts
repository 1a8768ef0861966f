import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { stringify } from 'csv-stringify/sync';
import { pointsOfSaleFolder } from '../content/points-of-sale-folder.ts';
import type { Exported } from '../content-commands/export.ts';
import { columns, lineOf, marketOfFile, type PointOfSaleContent } from './point-of-sale.ts';

/** The text of a file. Equal pharmacies give equal text. */
export function printPointsOfSale(pointsOfSale: readonly PointOfSaleContent[]): string {
  return stringify([columns, ...pointsOfSale.map(lineOf)]);
}

/** Writes exactly these pharmacies into a content folder. A market without pharmacies has no file. */
export function exportPointsOfSale(root: string, pointsOfSale: readonly PointOfSaleContent[]): Exported {
  const folder = join(root, pointsOfSaleFolder);
  const exported = { written: 0, removed: 0, unchanged: 0 };
  for (const [name, market] of marketOfFile) {
    const path = join(folder, name);
    const before = existsSync(path) ? readFileSync(path, 'utf8') : null;
    const ofMarket = pointsOfSale.filter((each) => each.market === market);
    const after = ofMarket.length === 0 ? null : printPointsOfSale(ofMarket);
    if (before === after) {
      exported.unchanged += after === null ? 0 : 1;
    } else if (after === null) {
      rmSync(path);
      exported.removed += 1;
    } else {
      mkdirSync(folder, { recursive: true });
      writeFileSync(path, after);
      exported.written += 1;
    }
  }
  return exported;
}
