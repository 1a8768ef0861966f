import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFolder, readMessages } from '../scripts/catalogue.ts';
import { findProblems, printProblem, type Problem } from '../scripts/find-problems.ts';
import { generatedFiles } from '../scripts/generated-files.ts';
import { readSources, usageIn } from '../scripts/used-ids.ts';

const messages = readMessages();
const problems = findProblems(messages, usageIn(readSources()));
const kinds: readonly Problem['kind'][] = ['missing', 'extra', 'repeated', 'unused', 'syntax', 'arguments', 'wording'];

it.each(kinds)('no message is %s', (kind) => {
  expect(problems.filter((problem) => problem.kind === kind).map(printProblem)).toEqual([]);
});

it.each([...generatedFiles(messages)])('%s is up to date (`node scripts/generate.ts` writes it)', (path, text) => {
  expect(readFileSync(packageFolder + path, 'utf8')).toBe(text);
});

it('Switzerland has messages of its own', () => {
  const { differences } = messages;
  expect(Object.keys(differences['de-ch'] ?? {}).length).toBeGreaterThan(10);
  expect(Object.keys(differences['it-ch'] ?? {}).length).toBeGreaterThan(10);
  expect(Object.keys(differences['fr-ch'] ?? {}).length).toBeGreaterThan(5);
});
