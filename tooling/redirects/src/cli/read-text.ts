import { readFileSync, statSync } from 'node:fs';
import { UsageError } from './usage-error.ts';

/** Reads a file that the user named. @throws UsageError if it is missing or not a text file */
export function readText(file: string): string {
  const found = statSync(file, { throwIfNoEntry: false });
  if (found === undefined) throw new UsageError(`There is no file ${file}.`);
  if (found.isDirectory()) throw new UsageError(`${file} is a folder. Name a file in it.`);
  const bytes = readFileSync(file);
  if (bytes.subarray(0, 4).toString('latin1') === 'PK\u0003\u0004') {
    throw new UsageError(
      `${file} is a ZIP archive or an Excel workbook. Extract the archive and name the CSV file in it; save the workbook as "CSV UTF-8".`,
    );
  }
  return bytes.toString('utf8');
}
