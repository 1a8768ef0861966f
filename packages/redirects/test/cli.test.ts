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

function fileOf(name: string, ...lines: readonly string[]) {
  const file = join(folder, name);
  writeFileSync(file, lines.map((line) => `${line}\n`).join(''));
  return file;
}

const { API_URL: _, ...environment } = process.env;

function run(...args: readonly string[]) {
  return new Promise<{ code: number; out: string; err: string }>((resolve) => {
    execFile(process.execPath, [main, ...args], { env: environment }, (error, out, err) =>
      resolve({ code: typeof error?.code === 'number' ? error.code : 0, out, err }),
    );
  });
}

const products = [
  { entity_type: 'product', lang: 'es', slug: 'micralba-zinc', page_type: null, parent_slug: null, id: 112 },
];
const editorsRules = [
  { from: '/campana', to: '/producto/micralba-zinc', type: 302 },
  { from: '/broken', to: '//evil.example', type: 301 },
];
const answers: Readonly<Record<string, unknown>> = {
  '/url?shop_id=3': products,
  '/redirection/index?shop_id=3': editorsRules,
};
const api = createServer((request, response) => {
  response.end(JSON.stringify({ items: answers[request.url ?? ''] ?? [] }));
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
      out: expect.stringContaining('es: 1 rule, 0 errors, 0 warnings'),
    });
  });

  it('names file, line, code and remedy, and fails', async () => {
    const file = fileOf('broken.csv', 'from,to,code,note', '/prod,/productoos/x/y/z,301,', '/a,//evil.example,301,');
    const { code, out } = await run('check', 'es', '--file', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:2: error VR-REDIRECTS-016: /productoos/x/y/z is no page.`);
    expect(out).toContain(`${file}:3: error VR-REDIRECTS-004`);
  });

  it('knows the pages of the neighbours by their route tables, and what another spelling means', async () => {
    const file = fileOf(
      'neighbours.csv',
      'from,to',
      '/a,https://de.veralune.example/marken',
      '/b,https://de.veralune.example/no/such/page',
      '/c,https://stranger.example/no/such/page',
      '/d,/Productos/?x=1',
    );
    const { out } = await run('check', 'es', '--file', file);
    expect(out).toContain(`${file}:3: error VR-REDIRECTS-016: https://de.veralune.example/no/such/page is no page.`);
    expect(out).toContain(
      `${file}:5: error VR-REDIRECTS-016: /Productos/?x=1 is another spelling of the page /productos?x=1.`,
    );
    expect(out).toContain('4 rules, 2 errors');
  });

  it('tells a table that is no UTF-8', async () => {
    const file = join(folder, 'windows.csv');
    writeFileSync(file, Buffer.from('from,to\n/sue\xF1o,/consejos\n', 'latin1'));
    const { code, out } = await run('check', 'es', '--file', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:2: error VR-REDIRECTS-008`);
    expect(out).toContain('Save the file as "CSV UTF-8"');
  });

  it('tells a host that another market has', async () => {
    const file = fileOf(
      'hosts.csv',
      'from,to',
      '//veralune-de.example/*,/*',
      '//www.it.veralune.example/x,/',
      '//own.example/*,/*',
    );
    const { code, out } = await run('check', 'es', '--file', file);
    expect(code).toBe(1);
    expect(out).toContain(`${file}:2: error VR-REDIRECTS-019: veralune-de.example belongs to market de (`);
    expect(out).toContain('de/redirects.csv:3)');
    expect(out).toContain(`${file}:3: error VR-REDIRECTS-019: www.it.veralune.example belongs to market it (`);
    expect(out).toContain('es: 3 rules, 2 errors');
  });

  it('passes the tables of all markets', async () => {
    const { code, out } = await run('check');
    expect(code).toBe(0);
    expect(out.match(/^\w+: \d+ rules, 0 errors, 0 warnings/gm)).toHaveLength(5);
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
    expect(out).toContain(`${file}:3: error VR-REDIRECTS-016: /producto/micralba-zink is no page.`);
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

  const empty = fileOf('none.csv', 'from,to,code,note');

  it.each([
    // Without the catalogue, only shapes are known.
    [['https://es.veralune.example/a/b/c/d'], 'https://es.veralune.example/a/b/c/d is no page: 404.'],
    [['https://es.veralune.example/consejos'], 'https://es.veralune.example/consejos is a page.'],
    [['/typo-in-nothing', '--market', 'es'], '/typo-in-nothing may be a page: it has the shape of one.'],
    [['/producto/micralba-zinc', '--market', 'es'], 'ask it with --api'],
    [['/carrito', '--market', 'es'], '/carrito is foreseen for the market, and its app has no screen for it yet: 404.'],
    [['/es-es/consejos', '--market', 'es'], 'another spelling of /consejos, to which the site redirects by itself.'],
    [['/icons/old.svg', '--market', 'es'], 'No rule is ever asked for https://es.veralune.example/icons/old.svg'],
    // Whose address it is.
    [['https://profesionales.veralune-es.example/consejos'], 'asked of'],
    [['https://www.es.veralune.example/consejos'], 'another site'],
    [['es.veralune.example/consejos'], 'https://es.veralune.example/consejos is a page.'],
    [['//es.veralune.example/consejos'], 'https://es.veralune.example/consejos is a page.'],
    [['http://es.localhost:3000/consejos'], 'https://es.veralune.example/consejos, asked of'],
    [['http://localhost:3003/consejos'], 'https://es.veralune.example/consejos, asked of'],
  ])('%j: %s', async (args, words) => {
    const { code, out } = await run('explain', ...args, '--file', empty);
    expect(code).toBe(0);
    expect(out).toContain(words);
  });

  it.each([
    ['/typo-in-nothing', '/typo-in-nothing is no page: 404.'],
    ['/producto/micralba-zinc', '/producto/micralba-zinc is a page.'],
    ['/producto/micralba-zink', '/producto/micralba-zink is no page: 404.'],
    ['/Producto/Micralba-Zinc', 'another spelling of /producto/micralba-zinc'],
    ['/Producto/Micralba-Zink', '/Producto/Micralba-Zink is no page: 404.'],
  ])('asks the catalogue for %s', async (path, words) => {
    expect((await run('explain', path, '--market', 'es', '--file', empty, '--api', apiUrl)).out).toContain(words);
  });

  it('tells what of the file is left out, and which rules the catalogue has', async () => {
    const file = fileOf('partly.csv', 'from,to', '/old/*,/campana', '/x,//evil.example');
    const { out } = await run('explain', '/old/1', '--market', 'es', '--file', file, '--api', apiUrl);
    expect(out).toContain(`${file}:3: left out: VR-REDIRECTS-004`);
    expect(out).toContain('catalogue, rule 2: left out: VR-REDIRECTS-004');
    expect(out).toContain(`asked of ${file} and the catalogue at ${apiUrl}`);
    expect(out).toContain('line 2: /old/* → /campana (301), so on to /campana\n');
    expect(out).toContain('catalogue, rule 1: /campana → /producto/micralba-zinc (302), so on to');
    expect(out).toContain('/producto/micralba-zinc is a page.');
  });

  it('takes the market from the hosts that the tables name', async () => {
    const { out } = await run('explain', 'https://www.veralune-be.example/x');
    expect(out).toContain('be/redirects.csv');
    expect(out).toContain('https://be.veralune.example/fr is a page.');
  });
});

describe('flatten', () => {
  it('shows, then writes', async () => {
    const file = fileOf('chain.csv', 'from,to,code,note', '# one', '/a,/b,301,first', '/b,/consejos,301,');
    expect((await run('flatten', 'es', '--file', file)).out).toBe(
      `${file}:3: /a → /consejos (301)\n1 rule would change\n`,
    );
    expect((await run('flatten', 'es', '--file', file, '--write')).out).toContain('1 rule changed');
    expect(readFileSync(file, 'utf8')).toBe('from,to,code,note\n# one\n/a,/consejos,301,first\n/b,/consejos,301,\n');
  });

  it('leaves circles as they are, and shows the way round', async () => {
    const file = fileOf('circle.csv', 'from,to,code,note', '/a,/b,301,', '/b,/a,301,', '/c,/d,,', '/d,/consejos,,');
    const { code, out } = await run('flatten', 'es', '--file', file, '--write');
    expect(code).toBe(1);
    expect(out).toContain(`${file}:2: left as it is: VR-REDIRECTS-014: The rule leads in a circle: /a → /b → /a`);
    expect(out).toContain('1 rule changed, 2 left in circles');
    expect(readFileSync(file, 'utf8')).toBe(
      'from,to,code,note\n/a,/b,301,\n/b,/a,301,\n/c,/consejos,,\n/d,/consejos,,\n',
    );
  });

  it('refuses to write what it could not read', async () => {
    const file = join(folder, 'note.csv');
    const bytes = Buffer.from('from,to,note\n/a,/b,se\xF1al\n/b,/consejos,\n', 'latin1');
    writeFileSync(file, bytes);
    expect(await run('flatten', 'es', '--file', file, '--write')).toMatchObject({
      code: 2,
      err: expect.stringContaining(`${file} is no UTF-8`),
    });
    expect(readFileSync(file)).toEqual(bytes);
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
    expect((await run(...options)).out).toContain('1 rule to add, 1 row passed over as known, 0 rows left out');
    expect((await run(...options, '--write')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe(
      'from,to,code,note\n/old/1,/consejos,301,\n/old/2,/consejos,301,from export.csv\n',
    );
    expect((await run(...options, '--write')).out).toContain('0 rules added to');
  });

  it("keeps the table's own form, and what the rows say beside addresses", async () => {
    const file = fileOf('form.csv', 'note;code;to;from', 'x;301;/b;/a');
    const source = fileOf('sale.csv', 'from,to,code,note', '/old,/consejos,302,spring; sale');
    expect((await run('import', source, '--market', 'es', '--file', file, '--write')).code).toBe(0);
    expect(readFileSync(file, 'utf8')).toBe('note;code;to;from\nx;301;/b;/a\n"spring; sale";302;/consejos;/old\n');
  });
});

const zip = join(folder, 'export.zip');
writeFileSync(zip, 'PK\u0003\u0004…');
const plain = fileOf('plain.csv', 'from,to');
const temporary = fileOf('temporary.csv', 'from,to,code', '/a,/b,302');
const broken = fileOf('unread.csv', 'from,to', 'x,/b');
const targetless = fileOf('targetless.csv', 'URL', '/a', '/b');
const nameless = fileOf('nameless.csv', '/a,/b');

it.each([
  [['dance'], 'There is no command "dance". The commands are check, explain, flatten, import; --help tells more.'],
  [['check', 'fr'], 'There is no market "fr". The markets are be, ch, es, de, it.'],
  [['check', '--loud'], "Unknown option '--loud'. The options are --market, --file,"],
  [['check', 'es', '--file', '/nowhere.csv'], 'There is no file /nowhere.csv.'],
  [['check', 'es', '--file', folder], `${folder} is a folder. Name a file in it.`],
  [['check', '--file', plain], `${plain} is one market's table. Name that market: check es --file ${plain}.`],
  [['check', 'es', 'de', '--file', plain], "is one market's table"],
  [['check', 'es', '--file', plain, '--api', 'http://127.0.0.1:1'], "The catalogue doesn't answer"],
  [['check', 'es', '--api', 'notaurl'], '--api notaurl is no address.'],
  [['check', 'es', '--site', 'notaurl'], '--site notaurl is no address.'],
  [['explain'], 'Name the address to explain'],
  [['explain', '/x', '/y'], 'Name one address'],
  [['explain', '/x'], 'Every market may have /x. Name one: --market es.'],
  [['explain', 'https://stranger.example/x'], 'No table names the host stranger.example, and no site has it.'],
  [['explain', 'stranger.example/x', '--market', 'es'], 'is neither an address nor a path'],
  [['explain', 'contacto.html', '--market', 'es'], 'Write https:// before a host, or / before a path.'],
  [['flatten'], 'Name the market whose chains are to be flattened'],
  [['flatten', 'es', '--file', broken], `First mend what this tells: check es --file ${broken}.`],
  [['import', targetless, '--market', 'es'], 'None of the 2 rows has a target. Name one for all: --to /consejos.'],
  [
    ['import', targetless, '--market', 'es', '--to', 'consejos'],
    '--to: VR-REDIRECTS-004: "consejos" is nothing to lead to',
  ],
  [['import'], 'Name the file to import'],
  [['import', 'one.csv', 'two.csv', '--market', 'es'], 'Import one file at a time'],
  [['import', 'nowhere.csv'], 'Name the market whose table gets the rules'],
  [['import', 'nowhere.csv', '--market', 'es'], 'There is no file nowhere.csv.'],
  [['import', folder, '--market', 'es'], `${folder} is a folder.`],
  [['import', zip, '--market', 'es'], `${zip} is a ZIP archive or an Excel workbook.`],
  [
    ['import', temporary, '--market', 'es', '--file', plain],
    `${plain} has no column code, which /a with its 302 needs.`,
  ],
  [['import', temporary, '--market', 'es', '--file', nameless], `${nameless}:1: VR-REDIRECTS-001`],
])('%j is answered in one line that says what to do', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  expect(err).toContain(message);
});

it.each([[['--help']], [['-h']], [['help']], [['check', '--help']]])('%j tells how to use it', async (args) => {
  expect(await run(...args)).toMatchObject({
    code: 0,
    out: expect.stringContaining('npm run redirects -- check'),
    err: '',
  });
});

it('nothing asked is answered with the usage', async () => {
  expect(await run()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('npm run redirects -- check') });
});
