import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { loadRedirects } from '../src/load-redirects.ts';
import { lookUp } from '../src/look-up.ts';
import { addressOf, site } from '../src/testing/rules.ts';

const folder = mkdtempSync(join(tmpdir(), 'redirects-'));

function fileOf(text: string) {
  const file = join(folder, `${Math.abs(text.length)}.csv`);
  writeFileSync(file, text);
  return file;
}

describe('loadRedirects', () => {
  it('reports invalid lines and loads the others', () => {
    const { table, problems } = loadRedirects(fileOf('from,to,code,note\n/a,/b,301,\nx,/b,301,\n/c,/d,301,\n'), {
      site,
    });
    expect(problems).toMatchObject([{ line: 3, code: 'VR-REDIRECTS-003' }]);
    expect(lookUp(table, addressOf('/c'))).toMatchObject({ to: '/d', line: 4 });
  });

  it('reads a large file in chunks, also if a character is split between two chunks', () => {
    const lines = Array.from({ length: 20_000 }, (_, index) => `/revista/sueño-${index},/consejo/ñ-${index},301,«año»`);
    const { table, problems } = loadRedirects(fileOf(`from,to,code,note\n${lines.join('\n')}`), { site });
    expect(problems).toEqual([]);
    for (let index = 0; index < lines.length; index += 1) {
      const found = lookUp(table, addressOf(`/revista/sue%C3%B1o-${index}`));
      expect(found).toMatchObject({ to: `/consejo/%C3%B1-${index}`, line: index + 2 });
    }
  });

  it('throws if there is no file', () => {
    expect(() => loadRedirects(join(folder, 'nowhere.csv'), { site })).toThrow('ENOENT');
  });
});
