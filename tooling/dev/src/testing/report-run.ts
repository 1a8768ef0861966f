import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Program } from '../child.ts';
import type { Household } from '../household.ts';
import { oneFailed, withBadEnd, type Counts } from './counts.ts';

/**
 * Runs a test runner that writes a JSON report, and counts its tests.
 * @param programFor gives the program, told where to write its report
 * @param countsOf reads the runner's own form of report
 */
export async function reportRun<Report>(
  household: Household,
  programFor: (reportPath: string) => Program,
  countsOf: (report: Report) => Counts,
): Promise<Counts> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-report-'));
  const path = join(folder, 'report.json');
  try {
    const { code } = await household.run(programFor(path));
    if (!existsSync(path)) return oneFailed;
    return withBadEnd(countsOf(JSON.parse(readFileSync(path, 'utf8'))), code === 0);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}
