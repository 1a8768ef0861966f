import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const eslint = new ESLint({ cwd: root });

async function complaintsAbout(filePath: string, specifier: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { x } from '${specifier}';\n\nexport const y = x;\n`, {
    filePath: root + filePath,
  });
  return (result?.messages ?? []).map(({ message }) => message);
}

it.each([
  ['packages/routing/src/match.ts', '@veralune/i18n', 'stands below all others'],
  ['packages/routing/src/match.ts', 'node:fs', 'also runs in the browser'],
  ['packages/redirects/src/look-up.ts', '@veralune/site/x', 'packages/routing alone'],
  ['packages/redirects/src/look-up.ts', 'next/server', 'Only packages/site and the apps know Next'],
  ['packages/i18n/src/format-date.ts', '@veralune/api-client', 'packages/routing alone'],
  ['packages/tracking/src/consent.ts', 'react', 'without a framework'],
  ['packages/api-client/src/client.ts', 'react', 'packages/api-client/src/react'],
  ['packages/api-client/src/react/use-suggestions.ts', 'next/link', 'know Next'],
  ['packages/ui/src/components/button/button.tsx', '@veralune/i18n', 'as props'],
  ['packages/ui/src/components/button/button.tsx', 'next/link', 'know Next'],
  ['packages/site/src/frame/header.ts', '@veralune/api', 'The API and the tools'],
  ['apps/be/app/page.tsx', '@veralune/ui/components/button/button', 'A market imports @veralune/site'],
  ['apps/api/src/main.ts', '@veralune/i18n', 'api-client'],
  ['apps/api/src/main.ts', 'react', 'without a framework'],
  ['packages/site/src/frame/header.ts', '@veralune/ui/src/tokens', 'what the package exports'],
  ['packages/site/src/frame/header.ts', '../../../routing/src/href', 'by its name'],
])('%s must not import %s', async (file, specifier, remedy) => {
  const complaints = await complaintsAbout(file, specifier);
  expect(complaints).toHaveLength(1);
  expect(complaints[0]).toContain(remedy);
});

it.each([
  ['packages/redirects/src/look-up.ts', '@veralune/routing'],
  ['packages/redirects/src/cli/load-redirects.ts', 'node:fs'],
  ['packages/i18n/src/format-date.ts', '@veralune/routing'],
  ['packages/i18n/scripts/generate.ts', 'node:fs'],
  ['packages/api-client/src/client.ts', '@veralune/routing'],
  ['packages/api-client/src/react/use-suggestions.ts', 'react'],
  ['packages/ui/src/components/button/button.tsx', 'react'],
  ['packages/site/src/frame/header.ts', '@veralune/ui/sections/header/header'],
  ['packages/site/src/frame/header.ts', 'next/headers'],
  ['apps/be/app/page.tsx', '@veralune/site/screens/home'],
  ['apps/api/src/main.ts', '@veralune/api-client'],
  ['apps/api/src/main.ts', '@veralune/routing'],
  ['apps/api/src/main.ts', '@veralune/redirects'],
])('%s may import %s', async (file, specifier) => {
  expect(await complaintsAbout(file, specifier)).toEqual([]);
});

it.each([
  ['it.only', "it.only('x', () => undefined);"],
  ['describe.skip', "describe.skip('x', () => undefined);"],
])('a test file must not say %s', async (_, code) => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${root}packages/i18n/test/x.test.ts` });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-properties');
});

it('a rule cannot be switched off in a file', async () => {
  const [result] = await eslint.lintText('// eslint-disable-next-line\nconsole.log(1);\n', {
    filePath: `${root}packages/i18n/src/x.ts`,
  });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-console');
});
