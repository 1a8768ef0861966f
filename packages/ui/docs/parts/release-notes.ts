/** The files of changes that are not released yet, by path. Their form is that of Changesets. */
export type Changesets = Readonly<Record<string, string>>;

/** Changesets that a pre-release contains already; they stay in the folder until the release. */
export interface PreReleases {
  readonly changesets?: readonly string[];
}

function nameOf(path: string): string {
  return path.replace(/^.*\//, '').replace(/\.md$/, '');
}

/**
 * The changes of a package that no release contains yet, as a list in Markdown; empty if there are none.
 * @param packageName `@veralune/ui`
 */
export function unreleasedChanges(changesets: Changesets, packageName: string, released: PreReleases = {}): string {
  return Object.entries(changesets)
    .filter(([path]) => !(released.changesets ?? []).includes(nameOf(path)))
    .map(([, text]) => /^---\n([\s\S]*?)\n---\n([\s\S]*)$/.exec(text))
    .filter(
      (found) => found?.[1]?.includes(`'${packageName}'`) === true || found?.[1]?.includes(`"${packageName}"`) === true,
    )
    .map((found) => `- ${(found?.[2] ?? '').trim().replaceAll('\n', '\n  ')}`)
    .join('\n');
}

/** The releases of a changelog, without the title of the file. */
export function releasesOf(changelog: string): string {
  return changelog.replace(/^# .*\n+/, '').trim();
}
