import { expect, test } from 'vitest';
import { releasesOf, unreleasedChanges } from './release-notes.ts';

const changesets = {
  '../.changeset/one.md':
    "---\n'@veralune/ui': minor\n'@veralune/site': patch\n---\n\nA table can scroll.\n\nSecond paragraph.\n",
  '../.changeset/two.md': '---\n"@veralune/ui": patch\n---\n\nThe focus ring is wider.\n',
  '../.changeset/other.md': "---\n'@veralune/routing': patch\n---\n\nAbout addresses.\n",
  '../.changeset/readme.md': 'No front matter, about @veralune/ui.\n',
};

test('changes of the package that are not released', () => {
  expect(unreleasedChanges(changesets, '@veralune/ui')).toBe(
    '- A table can scroll.\n  \n  Second paragraph.\n- The focus ring is wider.',
  );
});

test('changes of a pre-release are not listed again', () => {
  expect(unreleasedChanges(changesets, '@veralune/ui', { changesets: ['one'] })).toBe('- The focus ring is wider.');
});

test('a package without changes', () => {
  expect(unreleasedChanges(changesets, '@veralune/forms')).toBe('');
  expect(unreleasedChanges({}, '@veralune/ui')).toBe('');
});

test('the changelog without its title', () => {
  expect(releasesOf('# @veralune/ui\n\n## 0.2.0\n\n- A change.\n')).toBe('## 0.2.0\n\n- A change.');
  expect(releasesOf('')).toBe('');
});
