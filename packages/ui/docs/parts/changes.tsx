import { Markdown } from '@storybook/addon-docs/blocks';
import manifest from '../../package.json' with { type: 'json' };
import { releasesOf, unreleasedChanges, type Changesets, type PreReleases } from './release-notes.ts';

// The folder and the file exist only at times: Changesets empties one when it writes the other.
const changesets: Changesets = import.meta.glob('../../../../.changeset/*.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});
const preReleases = import.meta.glob<PreReleases>('../../../../.changeset/pre.json', {
  import: 'default',
  eager: true,
});
const changelogs: Readonly<Record<string, string>> = import.meta.glob('../../CHANGELOG.md', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** What changed in each release of this package, and what the next one will contain. */
export function Changes() {
  const next = unreleasedChanges(changesets, manifest.name, Object.values(preReleases)[0]);
  const released = Object.values(changelogs).map(releasesOf).join('\n');
  return (
    <>
      <p>This Storybook shows version {manifest.version}.</p>
      {next === '' ? null : (
        <>
          <h2>Not released yet</h2>
          <Markdown>{next}</Markdown>
        </>
      )}
      {released === '' ? <p>There is no release yet.</p> : <Markdown>{released}</Markdown>}
    </>
  );
}
