import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../../..');
const declarations = `type Work = () => Promise<void>;
declare const work: Work;
declare const kind: 'a' | 'b';
`;

let folder = '';
beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'veralune-lint-'));
  writeFileSync(join(folder, 'tsconfig.json'), '{ "compilerOptions": { "strict": true } }');
});
afterAll(() => {
  rmSync(folder, { recursive: true, force: true });
});

/** The rules that a file breaks. */
function brokenRules(code: string): string[] {
  const file = join(folder, 'code.ts');
  writeFileSync(file, `${declarations}${code}\nexport {};\n`);
  const args = ['--type-aware', '--format=json', `--config=${join(root, '.oxlintrc.json')}`, file];
  const { stdout, stderr } = spawnSync(join(root, 'node_modules/.bin/oxlint'), args, { cwd: root, encoding: 'utf8' });
  expect(stderr).toBe('');
  return (JSON.parse(stdout) as { diagnostics: { code: string }[] }).diagnostics.map(({ code: rule }) => rule);
}

it.each([
  ['a promise that nothing waits for', 'work();', 'no-floating-promises'],
  ['a promise where none is expected', '[1].forEach(async () => { await work(); });', 'no-misused-promises'],
  ['a case that is missing', "switch (kind) { case 'a': break; }", 'switch-exhaustiveness-check'],
])('%s is found', (_, code, rule) => {
  expect(brokenRules(code)).toEqual([`typescript(${rule})`]);
});

it('correct code breaks no rule', () => {
  expect(brokenRules("await work();\nswitch (kind) { case 'a': break; case 'b': break; }")).toEqual([]);
});
