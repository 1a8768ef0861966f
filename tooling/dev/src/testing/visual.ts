import { join } from 'node:path';
import type { Household } from '../household.ts';
import { root } from '../root.ts';
import { storybookBuild } from '../storybook-build.ts';
import type { Counts } from './counts.ts';
import { playwrightCounts } from './report-counts.ts';
import { reportRun } from './report-run.ts';
import { visualProgram } from './test-programs.ts';

let build: Promise<void> | undefined;

/** Runs projects of tooling/visual over the stories, built once for all of them. */
export async function visual(
  household: Household,
  chromium: string,
  projects: readonly string[],
  args: readonly string[] = [],
): Promise<Counts> {
  build ??= household.require(storybookBuild(join(root, 'tooling/visual/storybook-static'), ['--test']));
  await build;
  return reportRun(
    household,
    (report) => visualProgram(projects, report, { CHROMIUM_PATH: chromium }, args),
    playwrightCounts,
  );
}
