import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, folder, run } from './run-command.ts';

it('prints the changes, and writes them with --write', async () => {
  const file = fileOf('chain.csv', 'from,to,code,note', '# one', '/a,/b,301,first', '/b,/consejos,301,');
  expect((await run('flatten', 'es', '--file', file)).out).toBe(
    `${file}:3: /a → /consejos (301)\n1 rule would change\n`,
  );
  expect((await run('flatten', 'es', '--file', file, '--write')).out).toContain('1 rule changed');
  expect(readFileSync(file, 'utf8')).toBe('from,to,code,note\n# one\n/a,/consejos,301,first\n/b,/consejos,301,\n');
});

it('does not change loops, and prints their rules', async () => {
  const file = fileOf('loop.csv', 'from,to,code,note', '/a,/b,301,', '/b,/a,301,', '/c,/d,,', '/d,/consejos,,');
  const { code, out } = await run('flatten', 'es', '--file', file, '--write');
  expect(code).toBe(1);
  expect(out).toContain(`${file}:2: not changed: VR-REDIRECTS-014: The rule is part of a redirect loop: /a → /b → /a`);
  expect(out).toContain('1 rule changed, 2 in loops not changed');
  expect(readFileSync(file, 'utf8')).toBe(
    'from,to,code,note\n/a,/b,301,\n/b,/a,301,\n/c,/consejos,,\n/d,/consejos,,\n',
  );
});

it('does not write a table that is not valid UTF-8', async () => {
  const file = join(folder, 'note.csv');
  const bytes = Buffer.from('from,to,note\n/a,/b,se\xF1al\n/b,/consejos,\n', 'latin1');
  writeFileSync(file, bytes);
  expect(await run('flatten', 'es', '--file', file, '--write')).toMatchObject({
    code: 2,
    err: expect.stringContaining(`${file} is not valid UTF-8`),
  });
  expect(readFileSync(file)).toEqual(bytes);
});
