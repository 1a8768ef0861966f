import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { builtTarget, publishedEntries } from '../published-manifest.mjs';
import type { PublishedPackage } from './packages.ts';
import { sizeOfEntry } from './size-of-entry.ts';

/** Entry → the largest permitted size in bytes. */
export type SizeBudgets = Readonly<Record<string, number>>;

const budgetFile = 'size-budget.json';

export function readBudgets({ folder }: PublishedPackage): SizeBudgets {
  return JSON.parse(readFileSync(join(folder, budgetFile), 'utf8'));
}

/** The entries of a built package, and their sizes in bytes. */
export async function sizesOf({ folder, manifest }: PublishedPackage): Promise<Record<string, number>> {
  const sizes: Record<string, number> = {};
  for (const [entry, source] of publishedEntries(manifest)) {
    const target = builtTarget(source);
    sizes[entry] = await sizeOfEntry(join(folder, typeof target === 'string' ? target : target.default));
  }
  return sizes;
}

/** A tenth more than the measured size, in steps of 100 bytes. */
function budgetFor(size: number): number {
  return Math.ceil((size * 1.1) / 100) * 100;
}

/**
 * Writes the budgets of new entries, deletes those of entries that no longer exist, and keeps the others.
 * @param isForced also replace the budgets of entries that have one
 */
export async function writeBudgets(each: PublishedPackage, isForced: boolean): Promise<void> {
  const path = join(each.folder, budgetFile);
  const old = isForced ? {} : readBudgets(each);
  const sizes = await sizesOf(each);
  const budgets = Object.fromEntries(
    Object.entries(sizes).map(([entry, size]) => [entry, old[entry] ?? budgetFor(size)]),
  );
  writeFileSync(path, `${JSON.stringify(budgets, null, 2)}\n`);
}
