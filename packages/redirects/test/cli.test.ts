import { execFile } from 'node:child_process';
import { mkdtempSync, readFileSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest';

vi.setConfig({ testTimeout: 30_000 });

const main = fileURLToPath(new URL('../src/cli/main.ts', import.meta.url));
const folder = mkdtempSync(join(tmpdir(), 'redirects-'));

const fileOf = (name: string, ...lines: readonly string[]) => {
  const file = join(folder, name);
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
};

const { API_URL: _, ...environment } = process.env;
const run = (...args: readonly string[]) =>
  new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [main, ...args], { env: environment }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });

const api = createServer((request, response) => {
  const items = [
    { entity_type: 'product', lang: 'es', slug: 'micralba-zinc', page_type: null, parent_slug: null, id: 112 },
  ];
  response.end(JSON.stringify({ items: request.url === '/url?shop_id=3' ? items : [] }));
});
let apiUrl = '';
beforeAll(async () => {
  await new Promise<void>((resolve) => api.listen(0, '127.0.0.1', resolve));
  apiUrl = `http://127.0.0.1:${(api.address() as AddressInfo).port}`;
});
afterAll(() => api.close());

describe('check', () => {
  it('passes a sound table', async () => {
    const file = fileOf('sound.csv', 'from,to,code,note', '/prod,/productos,301,');
    expect(await run('check', 'es', '--file', file)).toMatchObject({
      code: 0,
      out: expect.stringContaining('es: 1 rules, 0 errors, 0 warnings'),
    });
  });

  it('names file, line, code and remedy, and fails', async () => {
    const file = fileOf('broken.csv', 'from,to,code,note', '/prod,/productoos/x/y/z,301,', '/a,//evil.example,301,');
    const { code, out } = await run('check', 'es', '--file', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:2: error VR-REDIRECTS-016: /productoos/x/y/z is no page of the market.`);
    expect(out).toContain(`${file}:3: error VR-REDIRECTS-004`);
  });

  it('asks the catalogue where it is named', async () => {
    const file = fileOf(
      'catalogue.csv',
      'from,to,code,note',
      '/zinc,/producto/micralba-zinc,301,',
      '/zink,/producto/micralba-zink,301,',
      '/producto/*-zinc,/productos,301,',
      '/producto/micralba-zinc,/productos,301,',
    );
    const { code, out } = await run('check', 'es', '--file', file, '--api', apiUrl);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:3: error VR-REDIRECTS-016: /producto/micralba-zink is no page of the market.`);
    expect(out).toContain(`${file}:5: error VR-REDIRECTS-017: The rule takes the page /producto/micralba-zinc away.`);
  });
});

describe('explain', () => {
  it('shows the rules on the way', async () => {
    const file = fileOf(
      'explain.csv',
      'from,to,code,note',
      '//old.example/*,/*,301,old host',
      '/revista/*,/consejos,301,magazine',
    );
    const { code, out } = await run('explain', 'https://old.example/Revista/x', '--market', 'es', '--file', file);
    expect(code).toBe(0);
    expect(out.split('\n').map((line) => line.trim())).toEqual([
      `https://old.example/revista/x, asked of ${file}`,
      'line 2: //old.example/* → /* (301) “old host”, so on to https://es.veralune.example/revista/x',
      'line 3: /revista/* → /consejos (301) “magazine”, so on to https://es.veralune.example/consejos',
      'https://es.veralune.example/consejos is a page.',
      '',
    ]);
  });

  it('says where no rule matches', async () => {
    const file = fileOf('none.csv', 'from,to,code,note');
    expect((await run('explain', 'https://es.veralune.example/a/b/c/d', '--file', file)).out).toContain(
      'No rule matches. https://es.veralune.example/a/b/c/d is no page: 404.',
    );
    expect((await run('explain', '/es-es/consejos', '--market', 'es', '--file', file)).out).toContain(
      'which the site redirects itself',
    );
  });
});

describe('flatten', () => {
  it('shows, then writes', async () => {
    const file = fileOf('chain.csv', 'from,to,code,note', '# one', '/a,/b,301,first', '/b,/consejos,301,');
    expect((await run('flatten', 'es', '--file', file)).out).toBe(
      `${file}:3: /a → /consejos (301)\n1 rules would change\n`,
    );
    expect((await run('flatten', 'es', '--file', file, '--write')).out).toContain('1 rules changed');
    expect(readFileSync(file, 'utf8')).toBe('from,to,code,note\n# one\n/a,/consejos,301,first\n/b,/consejos,301,\n');
  });

  it('writes nothing while rules lead in a circle', async () => {
    const file = fileOf('circle.csv', 'from,to,code,note', '/a,/b,301,', '/b,/a,301,');
    expect(await run('flatten', 'es', '--file', file, '--write')).toMatchObject({
      code: 1,
      out: expect.stringContaining('VR-REDIRECTS-014'),
    });
  });
});

describe('import', () => {
  it('shows, then appends, and takes nothing twice', async () => {
    const file = fileOf('table.csv', 'from,to,code,note', '/old/1,/consejos,301,');
    const source = fileOf(
      'export.csv',
      'URL,Last crawled',
      'https://es.veralune.example/old/1,2026-10-01',
      'https://es.veralune.example/old/2,2026-10-01',
    );
    const options = ['import', source, '--market', 'es', '--file', file, '--to', '/consejos'];
    expect((await run(...options)).out).toContain('1 rules to add, 1 already there, 0 left out');
    expect((await run(...options, '--write')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(
      `from,to,code,note\n/old/1,/consejos,301,\n/old/2,/consejos,301,from ${source}\n`,
    );
    expect((await run(...options, '--write')).out).toContain('0 rules added');
  });
});

it.each([
  [['dance'], 'There is no command "dance".'],
  [['check', 'fr'], 'There is no market "fr".'],
  [['check', '--loud'], "Unknown option '--loud'"],
  [['check', 'es', '--file', '/nowhere.csv'], 'There is no file /nowhere.csv.'],
  [['check', 'es', '--file', main, '--api', 'http://127.0.0.1:1'], "The catalogue doesn't answer"],
  [['explain', '/x'], 'Name the market of a path'],
  [['import', 'nowhere.csv'], 'Name the file to import.'],
])('%j is answered with the usage', async (args, message) => {
  expect(await run(...args)).toMatchObject({ code: 2, err: expect.stringContaining(message) });
});
