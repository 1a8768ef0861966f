import { readdirSync } from 'node:fs';
import { ESLint } from 'eslint';
import { expect, it } from 'vitest';

const root = new URL('../../..', import.meta.url).pathname;
const eslint = new ESLint({ cwd: root });

async function messagesFor(filePath: string, specifier: string): Promise<string[]> {
  const [result] = await eslint.lintText(`import { x } from '${specifier}';\n\nexport const y = x;\n`, {
    filePath: root + filePath,
  });
  return (result?.messages ?? []).map(({ message }) => message);
}

it.each([
  ['packages/routing/src/match.ts', '@veralune/i18n', 'must not import other packages'],
  ['packages/routing/src/match.ts', 'node:fs', 'also runs in browsers'],
  ['packages/redirects/src/look-up.ts', '@veralune/routing', 'must not import other packages'],
  ['packages/redirects/src/look-up.ts', 'node:fs', 'also runs in browsers'],
  ['tooling/redirects/src/main.ts', '@veralune/site/x', 'only packages/redirects and packages/routing'],
  ['packages/redirects/src/look-up.ts', 'next/server', 'Only packages/site and the apps may import Next'],
  ['packages/i18n/src/format-date.ts', '@veralune/api-client', 'only packages/routing'],
  ['packages/forms/src/options.ts', '@veralune/api-client', 'only packages/routing'],
  ['packages/tracking/src/consent.ts', 'react', 'must not depend on a framework'],
  ['packages/api-client/src/client.ts', 'react', 'packages/api-client/src/react'],
  ['packages/api-client/src/react/use-suggestions.ts', 'next/link', 'may import Next'],
  ['packages/ui/src/components/button/button.tsx', '@veralune/i18n', 'as props'],
  ['packages/ui/src/components/button/button.tsx', 'next/link', 'may import Next'],
  ['packages/site/src/frame/header.ts', '@veralune/api', 'may not import the API or the tooling'],
  ['apps/be/app/page.tsx', '@veralune/ui/components/button/button', 'A market imports @veralune/site'],
  ['apps/api/src/main.ts', '@veralune/i18n', 'api-client'],
  ['apps/api/src/main.ts', 'react', 'must not depend on a framework'],
  ['packages/site/src/frame/header.ts', '@veralune/ui/src/tokens', 'what the package exports'],
  ['packages/site/src/frame/header.ts', '../../../routing/src/href', 'by its name'],
])('%s must not import %s', async (file, specifier, expectedText) => {
  const messages = await messagesFor(file, specifier);
  expect(messages).toHaveLength(1);
  expect(messages[0]).toContain(expectedText);
});

it.each(readdirSync(`${root}packages`))('packages/%s has an import boundary', async (name) => {
  expect(await messagesFor(`packages/${name}/src/x.ts`, '@veralune/api/app')).not.toEqual([]);
});

it.each([
  ['packages/redirects/src/load-redirects.ts', 'node:fs'],
  ['tooling/redirects/src/main.ts', '@veralune/redirects/tooling'],
  ['tooling/redirects/src/main.ts', '@veralune/routing'],
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
  ['apps/api/src/main.ts', '@veralune/forms/schemas'],
  ['apps/api/src/main.ts', '@veralune/i18n/typography'],
  ['packages/forms/src/schemas/contact.ts', '@veralune/routing'],
])('%s may import %s', async (file, specifier) => {
  expect(await messagesFor(file, specifier)).toEqual([]);
});

it.each([
  ['it.only', "it.only('x', () => undefined);"],
  ['describe.skip', "describe.skip('x', () => undefined);"],
])('a test file must not use %s', async (_, code) => {
  const [result] = await eslint.lintText(`${code}\n`, { filePath: `${root}packages/i18n/test/x.test.ts` });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain('no-restricted-properties');
});

it.each([
  ['eslint', 'no-console'],
  ['oxlint', 'no-warning-comments'],
])('a rule cannot be disabled in a file with %s-disable', async (linter, rule) => {
  const [result] = await eslint.lintText(`// ${linter}-disable-next-line\nconsole.log(1);\n`, {
    filePath: `${root}packages/i18n/src/x.ts`,
  });
  expect(result?.messages.map(({ ruleId }) => ruleId)).toContain(rule);
});
