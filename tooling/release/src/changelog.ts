import type { ChangelogFunctions } from '@changesets/types';

/** The lines of a package's changelog: what its users read, without hashes of commits. */
const changelog: ChangelogFunctions = {
  getReleaseLine({ summary }) {
    const [first = '', ...others] = summary.split('\n').map((line) => line.trimEnd());
    return [`- ${first}`, ...others.map((line) => (line === '' ? '' : `  ${line}`))].join('\n');
  },
  getDependencyReleaseLine(_changesets, dependencies) {
    if (dependencies.length === 0) return '';
    const names = dependencies.map(({ name, newVersion }) => `\`${name}\` ${newVersion}`);
    return `- Needs ${new Intl.ListFormat('en').format(names)}.`;
  },
};

export default changelog;
