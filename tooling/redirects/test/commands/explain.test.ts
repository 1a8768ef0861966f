import { mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { fileOf, folder, run, runIn } from './run-command.ts';
import { startCatalogue } from './start-catalogue.ts';

const apiUrl = startCatalogue();

it('prints each rule of the chain', async () => {
  const file = fileOf(
    'explain.csv',
    'from,to,code,note',
    '//old.example/*,/*,301,old host',
    '/revista/*,/consejos,301,magazine',
  );
  const { code, out } = await run('explain', 'https://old.example/Revista/x', '--market', 'es', '--file', file);
  expect(code).toBe(0);
  expect(out.split('\n').map((line) => line.trim())).toEqual([
    `https://old.example/revista/x, looked up in ${file}`,
    'line 2: //old.example/* → /* (301) “old host”: redirects to https://es.veralune.example/revista/x',
    'line 3: /revista/* → /consejos (301) “magazine”: redirects to https://es.veralune.example/consejos',
    'https://es.veralune.example/consejos is a page.',
    '',
  ]);
});

const empty = fileOf('none.csv', 'from,to,code,note');

it.each([
  // Without the catalogue, only routes are known.
  [['https://es.veralune.example/a/b/c/d'], 'https://es.veralune.example/a/b/c/d is not a page: 404.'],
  [['https://es.veralune.example/consejos'], 'https://es.veralune.example/consejos is a page.'],
  [['/typo-in-nothing', '--market', 'es'], '/typo-in-nothing matches a route and can be a page.'],
  [['/producto/micralba-zinc', '--market', 'es'], 'To look it up in the catalogue, add --api'],
  // Articles of all kinds share a screen.
  [['/consejo/el-magnesio', '--market', 'es'], '/consejo/el-magnesio matches a route and can be a page.'],
  [['/quiz', '--market', 'de'], '/quiz is a page.'],
  [['/es-es/consejos', '--market', 'es'], 'another spelling of /consejos. The site itself redirects there.'],
  [['/icons/old.svg', '--market', 'es'], 'No rule applies to https://es.veralune.example/icons/old.svg'],
  // The market is found by the host.
  [['https://profesionales.veralune-es.example/consejos'], 'looked up in'],
  [['https://www.es.veralune.example/consejos'], 'another site'],
  [['es.veralune.example/consejos'], 'https://es.veralune.example/consejos is a page.'],
  [['//es.veralune.example/consejos'], 'https://es.veralune.example/consejos is a page.'],
  [['http://es.localhost:3000/consejos'], 'https://es.veralune.example/consejos, looked up in'],
  [['http://localhost:3003/consejos'], 'https://es.veralune.example/consejos, looked up in'],
])('%j: %s', async (args, expected) => {
  const { code, out } = await run('explain', ...args, '--file', empty);
  expect(code).toBe(0);
  expect(out).toContain(expected);
});

it('says that the app of a market has no screen for a route', async () => {
  const checkout = join(folder, 'checkout');
  mkdirSync(join(checkout, 'apps/de/app/[locale]/home'), { recursive: true });
  const { out } = await runIn(checkout, 'explain', '/quiz', '--market', 'de', '--file', empty);
  expect(out).toContain('/quiz is a route of the market, but its app has no screen for it yet: 404.');
});

it.each([
  ['/typo-in-nothing', '/typo-in-nothing is not a page: 404.'],
  ['/producto/micralba-zinc', '/producto/micralba-zinc is a page.'],
  ['/producto/micralba-zink', '/producto/micralba-zink is not a page: 404.'],
  ['/Producto/Micralba-Zinc', 'another spelling of /producto/micralba-zinc'],
  ['/Producto/Micralba-Zink', '/Producto/Micralba-Zink is not a page: 404.'],
])('looks %s up in the catalogue', async (path, expected) => {
  expect((await run('explain', path, '--market', 'es', '--file', empty, '--api', apiUrl())).out).toContain(expected);
});

it('lists the ignored rules, and applies the rules of the catalogue', async () => {
  const file = fileOf('partly.csv', 'from,to', '/old/*,/campana', '/x,//evil.example');
  const { out } = await run('explain', '/old/1', '--market', 'es', '--file', file, '--api', apiUrl());
  expect(out).toContain(`${file}:3: ignored: VR-REDIRECTS-004`);
  expect(out).toContain('catalogue, rule 2: ignored: VR-REDIRECTS-004');
  expect(out).toContain(`looked up in ${file} and the catalogue at ${apiUrl()}`);
  expect(out).toContain('line 2: /old/* → /campana (301): redirects to /campana\n');
  expect(out).toContain('catalogue, rule 1: /campana → /producto/micralba-zinc (302): redirects to');
  expect(out).toContain('/producto/micralba-zinc is a page.');
});

it('finds the market by the hosts in the tables', async () => {
  const { out } = await run('explain', 'https://www.veralune-be.example/x');
  expect(out).toContain('be/redirects.csv');
  expect(out).toContain('https://be.veralune.example/fr is a page.');
});
