import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { marketIds } from '@veralune/routing';
import { expect, it } from 'vitest';
import { fileOf, folder, run } from './run-command.ts';

const zip = join(folder, 'export.zip');
writeFileSync(zip, 'PK\u0003\u0004…');
const plain = fileOf('plain.csv', 'from,to');
const temporary = fileOf('temporary.csv', 'from,to,code', '/a,/b,302');
const invalid = fileOf('invalid.csv', 'from,to', 'x,/b');
const targetless = fileOf('targetless.csv', 'URL', '/a', '/b');
const nameless = fileOf('nameless.csv', '/a,/b');

it.each([
  [['dance'], 'There is no command "dance". The commands are check, explain, flatten, import; --help explains them.'],
  [['check', 'zz'], `There is no market "zz". The markets are ${marketIds.join(', ')}.`],
  [['check', '--loud'], "Unknown option '--loud'. The options are --market, --file,"],
  [['check', 'es', '--file', '/nowhere.csv'], 'There is no file /nowhere.csv.'],
  [['check', 'es', '--file', folder], `${folder} is a folder. Name a file in it.`],
  [['check', '--file', plain], `${plain} is the table of one market. Name that market: check es --file ${plain}.`],
  [['check', 'es', 'de', '--file', plain], 'is the table of one market'],
  [['check', 'es', '--file', plain, '--api', 'http://127.0.0.1:1'], 'The catalogue does not answer'],
  [['check', 'es', '--api', 'notaurl'], '--api notaurl is not an address.'],
  [['check', 'es', '--site', 'notaurl'], '--site notaurl is not an address.'],
  [['explain'], 'Name the address to explain'],
  [['explain', '/x', '/y'], 'Name one address'],
  [['explain', '/x'], 'Any market can have /x. Name one: --market es.'],
  [
    ['explain', 'https://stranger.example/x'],
    'The host stranger.example is in no table and is not the host of a site.',
  ],
  [['explain', 'stranger.example/x', '--market', 'es'], 'is neither an address nor a path'],
  [['explain', 'contacto.html', '--market', 'es'], 'Write https:// before a host, or / before a path.'],
  [['flatten'], 'Name the market whose redirect chains to flatten'],
  [['flatten', 'es', '--file', invalid], `First fix the problems that this command lists: check es --file ${invalid}.`],
  [['import', targetless, '--market', 'es'], 'None of the 2 rows has a target. Name one for all: --to /consejos.'],
  [
    ['import', targetless, '--market', 'es', '--to', 'consejos'],
    '--to: VR-REDIRECTS-004: "consejos" is not a safe target',
  ],
  [['import'], 'Name the file to import'],
  [['import', 'one.csv', 'two.csv', '--market', 'es'], 'Import one file at a time'],
  [['import', 'nowhere.csv'], 'Name the market to whose table the rules are added'],
  [['import', 'nowhere.csv', '--market', 'es'], 'There is no file nowhere.csv.'],
  [['import', folder, '--market', 'es'], `${folder} is a folder.`],
  [['import', zip, '--market', 'es'], `${zip} is a ZIP archive or an Excel workbook.`],
  [
    ['import', temporary, '--market', 'es', '--file', plain],
    `${plain} has no column "code". The rule for /a needs it, since its code is 302.`,
  ],
  [['import', temporary, '--market', 'es', '--file', nameless], `${nameless}:1: VR-REDIRECTS-001`],
])('%j prints one line that says what to do', async (args, message) => {
  const { code, out, err } = await run(...args);
  expect([code, out, err.trim().split('\n').length]).toEqual([2, '', 1]);
  expect(err).toContain(message);
});

it.each([[['--help']], [['-h']], [['help']], [['check', '--help']]])('%j prints the usage', async (args) => {
  expect(await run(...args)).toMatchObject({
    code: 0,
    out: expect.stringContaining('npm run redirects -- check'),
    err: '',
  });
});

it('without arguments, prints the usage as an error', async () => {
  expect(await run()).toMatchObject({ code: 2, out: '', err: expect.stringContaining('npm run redirects -- check') });
});
