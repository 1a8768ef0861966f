import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { fileOf, run } from './run-command.ts';

it('prints the rules, appends them with --write, and skips duplicates', async () => {
  const file = fileOf('table.csv', 'from,to,code,note', '/old/1,/consejos,301,');
  const source = fileOf(
    'export.csv',
    'URL,Last crawled',
    'https://es.veralune.example/old/1,2026-10-01',
    'https://es.veralune.example/old/2,2026-10-01',
  );
  const options = ['import', source, '--market', 'es', '--file', file, '--to', '/consejos'];
  expect((await run(...options)).out).toContain('1 rule to add, 1 duplicate row skipped, 0 rows not imported');
  expect((await run(...options, '--write')).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe(
    'from,to,code,note\n/old/1,/consejos,301,\n/old/2,/consejos,301,from export.csv\n',
  );
  expect((await run(...options, '--write')).out).toContain('0 rules added to');
});

it("writes in the table's own form, with the code and note of each row", async () => {
  const file = fileOf('form.csv', 'note;code;to;from', 'x;301;/b;/a');
  const source = fileOf('sale.csv', 'from,to,code,note', '/old,/consejos,302,spring; sale');
  expect((await run('import', source, '--market', 'es', '--file', file, '--write')).code).toBe(0);
  expect(readFileSync(file, 'utf8')).toBe('note;code;to;from\nx;301;/b;/a\n"spring; sale";302;/consejos;/old\n');
});
