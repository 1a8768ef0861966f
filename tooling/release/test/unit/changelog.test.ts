import { expect, it } from 'vitest';
import changelog from '../../src/changelog.ts';

it('has the text of the change, without the hash of a commit', async () => {
  const change = { id: 'a', commit: '0123abc', summary: 'Reads a list.\n\nSee the README.', releases: [] };
  expect(await changelog.getReleaseLine(change, 'minor', null)).toBe('- Reads a list.\n\n  See the README.');
});

it('names the packages that must be upgraded together', async () => {
  const dependency = { type: 'minor' as const, changesets: [], dir: '', packageJson: { name: '', version: '' } };
  const line = await changelog.getDependencyReleaseLine(
    [],
    [
      { ...dependency, name: '@veralune/routing', oldVersion: '0.1.0', newVersion: '0.2.0' },
      { ...dependency, name: '@veralune/ui', oldVersion: '0.1.0', newVersion: '0.2.0' },
    ],
    null,
  );
  expect(line).toBe('- Needs `@veralune/routing` 0.2.0 and `@veralune/ui` 0.2.0.');
  expect(await changelog.getDependencyReleaseLine([], [], null)).toBe('');
});
