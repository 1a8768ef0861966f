import { closeSync, mkdtempSync, openSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { csvLine, oldRule } from './sample-rules.ts';

/** Writes a redirect table with this number of rules, in chunks to save memory. @returns its path */
export function writeRules(count: number, folder = mkdtempSync(join(tmpdir(), 'veralune-redirects-'))): string {
  const file = join(folder, 'redirects.csv');
  const descriptor = openSync(file, 'w');
  writeSync(descriptor, 'from,to,code,note\n');
  for (let start = 0; start < count; start += 10_000) {
    const length = Math.min(10_000, count - start);
    writeSync(descriptor, Array.from({ length }, (_, index) => csvLine(oldRule(start + index))).join(''));
  }
  closeSync(descriptor);
  return file;
}
