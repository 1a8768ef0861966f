import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { packageFolder, readCatalogues } from '../scripts/catalogue.ts';
import { findProblems, printProblem, type Problem } from '../scripts/find-problems.ts';
import { generatedFiles } from '../scripts/generated-files.ts';
import { readSources, usageIn } from '../scripts/used-ids.ts';

const catalogues = readCatalogues();
const problems = findProblems(catalogues, usageIn(readSources()));
const kinds: readonly Problem['kind'][] = ['missing', 'extra', 'unused', 'syntax', 'arguments', 'wording'];

it.each(kinds)('no message is %s', (kind) => {
  expect(problems.filter((problem) => problem.kind === kind).map(printProblem)).toEqual([]);
});

it.each([...generatedFiles(catalogues)])('%s is fresh: run `node scripts/generate.ts` if not', (path, text) => {
  expect(readFileSync(packageFolder + path, 'utf8')).toBe(text);
});

it('de-ch and fr-ch are no copies of their neighbours', () => {
  const differing = (a: keyof typeof catalogues, b: keyof typeof catalogues): number =>
    Object.entries(catalogues[a]).filter(([id, text]) => catalogues[b][id] !== text).length;
  expect(differing('de-ch', 'de-de')).toBeGreaterThan(10);
  expect(differing('it-ch', 'it-it')).toBeGreaterThan(10);
  expect(differing('fr-ch', 'fr-be')).toBeGreaterThan(5);
});
