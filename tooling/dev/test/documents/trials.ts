/** How a documented command is tried. */
export type Trial =
  /** It runs as it is written, and must succeed. */
  | { readonly run: true; readonly needs?: string }
  /** A command runs in its place that changes nothing or ends sooner. `needs` names a program that it takes. */
  | { readonly instead: (command: string) => string; readonly needs?: string }
  /** A test or script runs it, and contains a certain text. The command would take minutes, or change this machine. */
  | { readonly testedBy: string; readonly containing: string };

const asWritten: Trial = { run: true };

function instead(command: string | ((documented: string) => string), needs?: string): Trial {
  return { instead: typeof command === 'string' ? () => command : command, ...(needs !== undefined && { needs }) };
}

function testedBy(path: string, containing: string): Trial {
  return { testedBy: path, containing };
}

/** The names of parts exist: `npm test -- unit stories`. */
function namesParts(command: string): string {
  const names = command.replace(/^npm test -- /, '').replace(' --update', '');
  const code = `(await import('./tooling/dev/src/testing/parts.ts')).chosenParts(process.argv.slice(1))`;
  return `node --input-type=module --eval "${code}" ${names}`;
}

/** There is no cluster: the program knows the command. */
function knownToKubectl(command: string): string {
  const [, verb = ''] = /^kubectl --namespace veralune (\S+)/.exec(command) ?? [];
  return `kubectl ${verb} --help`;
}

/** How each command of the documents is tried: the first pattern that matches counts. */
export const trials: readonly (readonly [pattern: RegExp, trial: Trial])[] = [
  [/^npm run dev -- be$/, testedBy('tooling/bench/src/dev-start.ts', 'tooling/dev/src/dev.ts')],
  [/^npm run storybook$/, testedBy('turbo.json', '"@veralune/ui#storybook:test"')],
  [/^npm run storybook-release\b/, testedBy('tooling/dev/test/storybook-index.test.ts', 'storybookIndex(')],
  [/^npm run setup$/, testedBy('.github/actions/packages/action.yml', 'npm run --silent setup')],
  [/^npm test$/, testedBy('.ci/run', 'exec npm test')],
  [/^npm test -- /, instead(namesParts)],
  [/^npm run format$/, testedBy('turbo.json', '"//#lint:format"')],

  [/^npm run check -- /, asWritten],
  [/^npm run licences$/, testedBy('turbo.json', '"//#lint:licences"')],
  [/^npm run redirects -- /, asWritten],
  // Without a folder, it would write into the repository.
  [/^npm run content -- export$/, instead('npm run content -- export my-copy')],
  [/^npm run content -- /, asWritten],
  [/^npm run office -- /, asWritten],
  [/^npm run edge -- generate /, { run: true, needs: 'nginx' }],
  [/^npm run edge -- (?:purge|maintenance) /, testedBy('tooling/edge/test/nginx.test.ts', 'raiseVersions(')],
  [/^curl /, { run: true, needs: 'curl' }],

  [/^npm run new-market -- fr$/, testedBy('tooling/markets/src/new-market/rehearse.ts', 'new-market/main.ts')],
  [/^npm run new-market -- rehearse$/, testedBy('tooling/markets/src/new-market/rehearse.ts', 'new-component')],
  [/^npm run new-locale -- /, testedBy('tooling/markets/src/new-market/rehearse.ts', 'new-locale/main.ts')],
  [/^npm run new-component -- /, testedBy('tooling/markets/test/written.test.ts', 'componentFiles(')],
  [/^npm run new-screen -- /, testedBy('tooling/dev/test/page-file.test.ts', 'pageFile(')],

  [/^npm run release -- add$/, testedBy('tooling/release/src/rehearsal/rehearse.ts', '.changeset')],
  [
    /^npm run release -- (?:version|publish|pre|rehearse)\b/,
    testedBy('tooling/release/src/rehearsal/rehearse.ts', 'changeset'),
  ],
  [/^npm run release -- (?:check|sizes)$/, testedBy('tooling/release/test/packages/packages.test.ts', 'sizesOf(')],
  [/^npm run release -- readme$/, testedBy('tooling/release/test/packages/packages.test.ts', 'updatedReadme(')],
  [
    /^npm run release -- status$/,
    testedBy('tooling/release/src/main.ts', "status: (args) => run('changeset', 'status'"),
  ],

  [/^git (?:switch|add|commit|revert) /, asWritten],
  [/^git push/, asWritten],

  [
    /^node packages\/ui\/scripts\/site-images\.ts/,
    testedBy('packages/ui/src/components/logo/site-images.test.ts', 'siteImages'),
  ],
  [
    /^node packages\/ui\/scripts\/export-tokens\.ts$/,
    testedBy('packages/ui/src/tokens/design-tokens/design-tokens.test.ts', 'exportedFiles('),
  ],
  [
    /^node tooling\/deploy\/src\/generate\.ts$/,
    testedBy('tooling/deploy/test/generated-files.test.ts', 'generatedFiles('),
  ],
  [/^node tooling\/deploy\/src\/affected\.ts /, asWritten],
  [/^node tooling\/bench\/src\/[\w-]+\.ts$/, instead((command) => command.replace(/^node /, 'node --check '))],
  [
    /^node tooling\/drill\/src\/(?:drill|load)\.ts/,
    instead((command) => `node --check ${command.split(' ')[1] ?? ''}`),
  ],
  [/^node tooling\/drill\/src\/hostile\.ts/, testedBy('tooling/e2e/tests/hostile.spec.ts', 'hostile')],

  [/^export REGISTRY=/, asWritten],
  [/^deploy\/kubernetes\/deploy\.sh be \S+ --print$/, { run: true, needs: 'kubectl' }],
  [/^deploy\/kubernetes\/deploy\.sh be \S+$/, instead((command) => `${command} --print`, 'kubectl')],
  [/^(?:BE_VERSION=\w+ )?docker compose up /, testedBy('tooling/deploy/test/images.test.ts', 'Dockerfile')],
  // What runs in the container is the command above, without npm.
  [/^docker compose exec -T edge /, testedBy('tooling/deploy/test/images.test.ts', 'tooling/edge/src/main.ts')],
  [/^kubectl /, instead(knownToKubectl, 'kubectl')],
  [/^(?:pg_dump|pg_restore|createdb|tar) /, testedBy('apps/api/test/server/backup.test.ts', 'runDocumented(')],
];
