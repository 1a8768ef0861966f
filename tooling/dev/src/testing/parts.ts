import type { Environment } from '../child.ts';
import { Failure } from '../failure.ts';
import type { Counts } from './counts.ts';
import { findChromium } from './find-chromium.ts';
import { findPostgres } from './private-postgres.ts';
import { findRedis } from './private-redis.ts';
import { playwrightCounts, vitestCounts } from './report-counts.ts';
import type { TaskSet } from './run-tasks.ts';

/** The environment that a part needs, or why the machine does not have it. */
type Requirement = { readonly env: Environment } | { readonly missing: string; readonly isOptional?: true };

/** One part of `npm test`: tasks of turbo.json, which run again only if their inputs have changed. */
export interface Part extends TaskSet {
  /** Its name in `npm test -- <name>`. */
  readonly name: string;
  readonly title: string;
  readonly requires?: () => Requirement;
  /** Arguments of the test runner that accept the current pictures instead of comparing them. */
  readonly updateArgs?: readonly string[];
}

function chromium(kind: Parameters<typeof findChromium>[1]): Requirement {
  const found = findChromium(process.env, kind);
  return 'path' in found ? { env: { CHROMIUM_PATH: found.path } } : found;
}

function postgres(): Requirement {
  const found = findPostgres(process.env);
  if ('folder' in found) return { env: {} };
  return { missing: `${found.missing} The API was tested only with the embedded PostgreSQL.`, isOptional: true };
}

/** Without a server, everything is tested on the embedded engine; with one, most of the API's tests run on it alone. */
function databaseOfUnitTests(): Requirement {
  return { env: 'folder' in findPostgres(process.env) ? { TESTED_ON_SERVER: '1' } : {} };
}

function redis(): Requirement {
  const found = findRedis(process.env);
  if ('path' in found) return { env: {} };
  return { missing: `${found.missing} What instances share through it was not tested.`, isOptional: true };
}

/** Everything that `npm test` runs, in this order. */
export const parts: readonly Part[] = [
  {
    name: 'lint',
    title: 'Lint',
    tasks: ['//#lint:format', '//#lint:unused', '//#lint:licences', '//#lint:secrets', '//#lint:typed', 'lint'],
  },
  { name: 'types', title: 'Check the types', tasks: ['types'] },
  {
    name: 'audit',
    title: 'Ask the registry for known holes in the dependencies',
    tasks: ['test:audit'],
    // The report of `audit.ts` has this form.
    countsOf: (report: Counts) => report,
  },
  {
    name: 'unit',
    title: 'Test the packages and the API on embedded PostgreSQL',
    tasks: ['test:unit'],
    countsOf: vitestCounts,
    requires: databaseOfUnitTests,
  },
  {
    name: 'packages',
    title: 'Build and check the published packages',
    tasks: ['test:packages'],
    countsOf: vitestCounts,
  },
  {
    name: 'postgres',
    title: 'Test the API on a private PostgreSQL server',
    tasks: ['test:postgres'],
    countsOf: vitestCounts,
    requires: postgres,
  },
  {
    name: 'redis',
    title: 'Test the shared page cache and limits on private Redis servers',
    tasks: ['test:redis'],
    countsOf: vitestCounts,
    requires: redis,
  },
  {
    name: 'stories',
    title: 'Test the stories in Chromium',
    tasks: ['test:stories'],
    countsOf: vitestCounts,
    requires: () => chromium('browser'),
  },
  {
    name: 'pictures',
    title: 'Compare the pictures of the components and screens',
    tasks: ['test:pictures'],
    countsOf: playwrightCounts,
    requires: () => chromium('browser'),
    updateArgs: ['--update-snapshots=changed'],
  },
  {
    name: 'settings',
    title: 'Test small windows, large text, less motion, more contrast and forced colours',
    tasks: ['test:settings'],
    countsOf: playwrightCounts,
    requires: () => chromium('shell'),
  },
  {
    name: 'journeys',
    title: 'Test journeys through the five sites in Chromium',
    tasks: ['test:journeys'],
    countsOf: playwrightCounts,
    requires: () => chromium('shell'),
  },
];

/** The parts with these names; all parts if there are no names. @throws Failure if a name is unknown */
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
