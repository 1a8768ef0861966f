import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { blockLanguages, documentedCommands } from '@veralune/local-servers/documented-commands';
import { findProgram, pathFolders } from '@veralune/local-servers/find-program';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { root } from '../src/root.ts';
import { openDesk, type Desk } from './documents/desk.ts';
import { trials, type Trial } from './documents/trials.ts';

/** The pages of the documentation by reader. Their commands run in this order, as a reader would type them. */
const names = ['market-team', 'designer', 'package-developer', 'editor', 'operator'];
const pages = names.map((name) => [name, readFileSync(join(root, `docs/${name}.md`), 'utf8')] as const);

/** Code that is not typed into a shell. */
const otherLanguages = ['csv', 'json', 'sql', 'text', 'ts', 'yaml'];

function trialOf(command: string): Trial | undefined {
  return trials.find(([pattern]) => pattern.test(command))?.[1];
}

function isInstalled(program: string | undefined): boolean {
  const folders = [...pathFolders(process.env), '/usr/sbin'];
  return program === undefined || findProgram([program], folders) !== undefined;
}

const commands = [...new Set(pages.flatMap(([, text]) => documentedCommands(text).map((each) => each.text)))];
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

describe.each(pages)('docs/%s.md', (name, text) => {
  it('is read in ten minutes', () => {
    expect(text.split(/\s+/).length).toBeLessThan(2_000);
  });

  it('names a language for each block of code', () => {
    expect(blockLanguages(text).filter((each) => each !== 'sh' && !otherLanguages.includes(each))).toEqual([]);
  });

  it('links to files that exist', () => {
    const targets = [...text.matchAll(/\]\((?!https?:)([^)#]+)\)/g)].map(([, target = '']) => target);
    expect(targets.length).toBeGreaterThan(0);
    expect(targets.filter((target) => !existsSync(join(root, 'docs', target)))).toEqual([]);
  });

  it('is linked from the README', () => {
    expect(readFileSync(join(root, 'README.md'), 'utf8')).toContain(`(docs/${name}.md)`);
  });
});

it('every command is tried: test/documents/trials.ts', () => {
  expect(commands.length).toBeGreaterThan(60);
  expect(commands.filter((command) => trialOf(command) === undefined)).toEqual([]);
});

it('every trial belongs to a command', () => {
  const used = new Set(commands.map((command) => trials.find(([pattern]) => pattern.test(command))?.[0]));
  expect(trials.map(([pattern]) => pattern).filter((pattern) => !used.has(pattern))).toEqual([]);
});

it('every npm script exists', () => {
  const called = commands.flatMap((command) => /^npm (?:run )?([\w-]+)/.exec(command)?.[1] ?? []);
  expect(called.length).toBeGreaterThan(30);
  expect(called.filter((name) => !(name in scripts))).toEqual([]);
});

describe('a command that another test or script runs', () => {
  const covered = commands.flatMap((command) => {
    const trial = trialOf(command);
    return trial !== undefined && 'testedBy' in trial ? [[command, trial] as const] : [];
  });

  it.each(covered)('%s', (_, { testedBy, containing }) => {
    expect(readFileSync(join(root, testedBy), 'utf8').includes(containing), `${testedBy} has: ${containing}`).toBe(
      true,
    );
  });
});

describe('a command that runs', () => {
  const running = commands.flatMap((command) => {
    const trial = trialOf(command);
    return trial === undefined || 'testedBy' in trial ? [] : [[command, trial] as const];
  });
  const variables: Record<string, string> = {};
  let desk: Desk;

  beforeAll(async () => {
    desk = await openDesk();
  }, 120_000);
  afterAll(() => desk.close());

  it.each(running)('%s', { timeout: 60_000 }, async (command, trial) => {
    if (!isInstalled(trial.needs)) return;
    const output = await desk.run('instead' in trial ? trial.instead(command) : command, variables);
    // The reader copies the secret of the new token.
    if (command.startsWith('npm run office -- token ')) variables['TOKEN'] = /^ {2}(\S+)$/m.exec(output)?.[1] ?? '';
  });
});
