/** The blocks of `importers`: what each package of the repository depends on. */
const importer = /^ {2}(?<folder>(?:apps|packages|tooling)\/[^\s:]+):\n(?: {4,}.*\n)+\n/gm;

/**
 * The lock file with a new app that depends on the same versions as another. The package manager would choose versions of
 * optional peers anew, and then the apps have several copies of Next.
 * @throws Error if the lock file does not have the other app
 */
export function withApp(lockFile: string, app: string, model: string): string {
  const blocks = [...lockFile.matchAll(importer)];
  const block = blocks.find(({ groups }) => groups?.['folder'] === model);
  if (block === undefined) throw new Error(`pnpm-lock.yaml does not have ${model}.`);
  const next = blocks.find(({ groups }) => (groups?.['folder'] ?? '') > app);
  const at = next?.index ?? block.index;
  return `${lockFile.slice(0, at)}${block[0].replace(`  ${model}:`, `  ${app}:`)}${lockFile.slice(at)}`;
}
