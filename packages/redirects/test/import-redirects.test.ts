import { describe, expect, it } from 'vitest';
import { importRedirects } from '../src/check/import-redirects.ts';

const site = 'https://es.veralune.example';
const imported = (csv: string, to?: string) => {
  const { rules, problems } = importRedirects(csv, { site, to });
  return {
    rules: rules.map((rule) => [rule.line, rule.from, rule.to]),
    problems: problems.map(({ line, code }) => [line, code]),
  };
};

describe('importRedirects', () => {
  it('reads a Search Console export, with one target for all', () => {
    const csv =
      'URL,Last crawled\nhttps://es.veralune.example/revista-salud/uno,2026-10-02\nhttps://www.old.example/x?y=1,2026-10-01\n';
    expect(imported(csv, '/consejos')).toEqual({
      rules: [
        [2, '/revista-salud/uno', '/consejos'],
        [3, '//www.old.example/x?y=1', '/consejos'],
      ],
      problems: [],
    });
    expect(imported(csv).problems).toEqual([
      [2, 'VR-REDIRECTS-021'],
      [3, 'VR-REDIRECTS-021'],
    ]);
  });

  it('reads a spreadsheet in whatever language, its columns in whatever order', () => {
    const csv =
      '\uFEFFVisitas;Dirección antigua;Comentario;Dirección nueva\r\n120;/prod/uno;"a; b";/productos\r\n7;/prod/dos;;https://es.veralune.example/producto/micralba-zinc\r\n';
    expect(imported(csv)).toEqual({
      rules: [
        [2, '/prod/uno', '/productos'],
        [3, '/prod/dos', '/producto/micralba-zinc'],
      ],
      problems: [],
    });
  });

  it('prefers the target of a row to that for all', () => {
    expect(imported('old,new\n/a,/b\n/c,\n/d,/e\n', '/all').rules).toEqual([
      [2, '/a', '/b'],
      [3, '/c', '/all'],
      [4, '/d', '/e'],
    ]);
  });

  it('takes an address once, and passes over rows without one', () => {
    expect(imported('from,to\n/a,/b\n,\nTotal,2\n/a,/c\n').rules).toEqual([[2, '/a', '/b']]);
  });

  it('tells rows that would lead off the site', () => {
    expect(imported('from,to\n/a,//evil.example\n/b,/c\n/d,/e').problems).toEqual([[2, 'VR-REDIRECTS-004']]);
  });

  it.each(['', '\n', 'nothing here', 'a,b\nc,d\n'])('makes no rule of %j', (csv) => {
    expect(imported(csv)).toEqual({ rules: [], problems: [] });
  });
});
