/** `0.10.0` before `0.9.0`; a release before its pre-releases. */
function byNewest(left: string, right: string): number {
  const [leftBase = '', leftPre] = left.split('-', 2);
  const [rightBase = '', rightPre] = right.split('-', 2);
  const byBase = rightBase.localeCompare(leftBase, 'en', { numeric: true });
  if (byBase !== 0 || leftPre === rightPre) return byBase;
  if (leftPre === undefined) return -1;
  if (rightPre === undefined) return 1;
  return rightPre.localeCompare(leftPre, 'en', { numeric: true });
}

/** Whether the name of a folder is a version: `0.2.0`, `1.0.0-next.1`. */
export function isVersion(name: string): boolean {
  return /^\d+\.\d+\.\d+(?:-[\w.-]+)?$/.test(name);
}

/** The page that lists the released Storybooks, the newest first. */
export function storybookIndex(versions: readonly string[]): string {
  const items = versions.toSorted(byNewest).map((version) => `      <li><a href="./${version}/">${version}</a></li>`);
  return `<!doctype html>
<html lang="en">
  <head>
    <meta charset="utf-8" />
    <meta name="viewport" content="width=device-width" />
    <title>Veralune, the design system: all releases</title>
  </head>
  <body>
    <h1>Veralune, the design system</h1>
    <ul>
${items.join('\n')}
    </ul>
  </body>
</html>
`;
}
