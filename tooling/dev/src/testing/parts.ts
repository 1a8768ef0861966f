import type { Program } from '../child.ts';
import { Failure } from '../failure.ts';
import type { Household } from '../household.ts';
import { say } from '../say.ts';
import { journeys } from './journeys.ts';
import { none, oneFailed, onePassed, sum, type Counts } from './counts.ts';
import { findChromium } from './find-chromium.ts';
import type { Part } from './part.ts';
import { findPostgres, startPrivatePostgres } from './private-postgres.ts';
import { vitestCounts } from './report-counts.ts';
import { reportRun } from './report-run.ts';
import { visual } from './visual.ts';
import {
  formatProgram,
  lintProgram,
  storiesProgram,
  typesProgram,
  unusedProgram,
  vitestProgram,
} from './test-programs.ts';

/** Everything that `npm test` runs, in this order. */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    title: 'Lint',
    run: async (household) =>
      sum([
        await outcome(household, formatProgram()),
        await outcome(household, lintProgram()),
        await outcome(household, unusedProgram()),
      ]),
  },
  {
    name: 'types',
    title: 'Check the types',
    run: (household) => outcome(household, typesProgram()),
  },
  {
    name: 'unit',
    title: 'Test the packages and the API on embedded PostgreSQL',
    run: (household) => reportRun(household, (report) => vitestProgram(report), vitestCounts),
  },
  {
    name: 'postgres',
    title: 'Test the API on a private PostgreSQL server',
    run: async (household) => {
      const found = findPostgres(process.env);
      if ('missing' in found) {
        say(`  ${found.missing} The API was tested on the embedded one alone.`);
        return none;
      }
      const postgres = await startPrivatePostgres(household, found.folder);
      say(`  PostgreSQL ${found.version} runs in a temporary folder.`);
      try {
        const env = { TEST_DATABASE_URL: postgres.url };
        return await reportRun(household, (report) => vitestProgram(report, ['apps/api'], env), vitestCounts);
      } finally {
        await postgres.stop();
      }
    },
  },
  {
    name: 'stories',
    title: 'Test the stories in Chromium',
    run: (household) =>
      withChromium((path) =>
        reportRun(household, (report) => storiesProgram(report, { CHROMIUM_PATH: path }), vitestCounts),
      ),
  },
  {
    name: 'pictures',
    title: 'Compare the pictures of the components and screens',
    run: (household, { update }) =>
      withChromium((path) => visual(household, path, ['pictures'], update ? ['--update-snapshots=changed'] : [])),
  },
  {
    name: 'reflow',
    title: 'Try small windows and large text',
    run: (household) => withChromium((path) => visual(household, path, ['reflow'])),
  },
  {
    name: 'preferences',
    title: 'Try less motion, more contrast and forced colours',
    run: (household) => withChromium((path) => visual(household, path, ['preferences'])),
  },
  {
    name: 'journeys',
    title: 'Walk through the five sites in Chromium',
    run: (household) => withChromium((path) => journeys(household, path)),
  },
];

/** What is known of a program that reports no counts. */
async function outcome(household: Household, program: Program): Promise<Counts> {
  const { code } = await household.run(program);
  return code === 0 ? onePassed : oneFailed;
}

async function withChromium(work: (path: string) => Promise<Counts>): Promise<Counts> {
  const found = findChromium(process.env);
  if ('path' in found) return work(found.path);
  say(`  ${found.missing}`);
  return oneFailed;
}

/** The parts that were asked for by name; all if none was. @throws Failure if there is no such part */
export function chosenParts(names: readonly string[]): readonly Part[] {
  const known = parts.map(({ name }) => name);
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0) {
    throw new Failure(
      `There is no part "${unknown.join('", "')}". Usage: npm test -- [${known.join('|')}]… [--update]`,
    );
  }
  return names.length === 0 ? parts : parts.filter(({ name }) => names.includes(name));
}
