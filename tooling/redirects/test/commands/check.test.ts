import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds } from '@veralune/routing';
import { expect, it } from 'vitest';
import { fileOf, folder, run } from './run-command.ts';
import { startCatalogue } from './start-catalogue.ts';

const apiUrl = startCatalogue();

it('accepts a valid table', async () => {
  const file = fileOf('valid.csv', 'from,to,code,note', '/prod,/productos,301,');
  expect(await run('check', 'es', '--file', file)).toMatchObject({
    code: 0,
    out: expect.stringContaining('es: 1 rule, 0 errors, 0 warnings'),
  });
});

it('prints file, line, code and remedy of an error, and fails', async () => {
  const file = fileOf('broken.csv', 'from,to,code,note', '/prod,/productoos/x/y/z,301,', '/a,//evil.example,301,');
  const { code, out } = await run('check', 'es', '--file', file);
  expect(code).toBe(1);
  expect(out).toContain(`${file}:2: error VR-REDIRECTS-016: /productoos/x/y/z is not a page.`);
  expect(out).toContain(`${file}:3: error VR-REDIRECTS-004`);
});

it('checks targets on other sites by their route tables, and suggests the correct spelling of a page', async () => {
  const file = fileOf(
    'other-sites.csv',
    'from,to',
    '/a,https://de.veralune.example/marken',
    '/b,https://de.veralune.example/no/such/page',
    '/c,https://stranger.example/no/such/page',
    '/d,/Productos/?x=1',
  );
  const { out } = await run('check', 'es', '--file', file);
  expect(out).toContain(`${file}:3: error VR-REDIRECTS-016: https://de.veralune.example/no/such/page is not a page.`);
  expect(out).toContain(
    `${file}:5: error VR-REDIRECTS-016: /Productos/?x=1 is another spelling of the page /productos?x=1.`,
  );
  expect(out).toContain('4 rules, 2 errors');
});

it('reports a table that is not valid UTF-8', async () => {
  const file = join(folder, 'windows.csv');
  writeFileSync(file, Buffer.from('from,to\n/sue\xF1o,/consejos\n', 'latin1'));
  const { code, out } = await run('check', 'es', '--file', file);
  expect(code).toBe(1);
  expect(out).toContain(`${file}:2: error VR-REDIRECTS-008`);
  expect(out).toContain('Save the file as "CSV UTF-8"');
});

it('reports a host that another market has too', async () => {
  const file = fileOf(
    'hosts.csv',
    'from,to',
    '//veralune-de.example/*,/*',
    '//www.it.veralune.example/x,/',
    '//own.example/*,/*',
  );
  const { code, out } = await run('check', 'es', '--file', file);
  expect(code).toBe(1);
  expect(out).toContain(`${file}:2: error VR-REDIRECTS-019: veralune-de.example also belongs to market de (`);
  expect(out).toContain('de/redirects.csv:3)');
  expect(out).toContain(`${file}:3: error VR-REDIRECTS-019: www.it.veralune.example also belongs to market it (`);
  expect(out).toContain('es: 3 rules, 2 errors');
});

it('accepts the tables of all markets', async () => {
  const { code, out } = await run('check');
  expect(code).toBe(0);
  expect(out.match(/^\w+: \d+ rules?, 0 errors, 0 warnings/gm)).toHaveLength(marketIds.length);
});

it('checks targets and pages against the catalogue with --api', async () => {
  const file = fileOf(
    'catalogue.csv',
    'from,to,code,note',
    '/zinc,/producto/micralba-zinc,301,',
    '/zink,/producto/micralba-zink,301,',
    '/producto/*-zinc,/productos,301,',
    '/producto/micralba-zinc,/productos,301,',
  );
  const { code, out } = await run('check', 'es', '--file', file, '--api', apiUrl());
  expect(code).toBe(1);
  expect(out).toContain(`${file}:3: error VR-REDIRECTS-016: /producto/micralba-zink is not a page.`);
  expect(out).toContain(`${file}:5: error VR-REDIRECTS-017: The rule hides the page /producto/micralba-zinc.`);
});
