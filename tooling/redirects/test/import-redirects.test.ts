import { parseRedirects } from '@veralune/redirects/parse';
import { describe, expect, it } from 'vitest';
import { importRedirects } from '../src/import/import-redirects.ts';

const site = 'https://es.veralune.example';

function imported(csv: string, to?: string) {
  const { rules, problems } = importRedirects(csv, { site, to });
  return {
    rules: rules.map((rule) => [rule.line, rule.from, rule.to]),
    problems: problems.map(({ line, code }) => [line, Number(code.slice(-3))]),
  };
}

describe('importRedirects', () => {
  it('imports a Search Console export with one target for all rows', () => {
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
      [2, 21],
      [3, 21],
    ]);
  });

  it('imports a spreadsheet in any language and any order of columns', () => {
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

  it('prefers the target of a row to the target for all rows', () => {
    expect(imported('old,new\n/a,/b\n/c,\n/d,/e\n', '/all').rules).toEqual([
      [2, '/a', '/b'],
      [3, '/c', '/all'],
      [4, '/d', '/e'],
    ]);
  });

  it('reports rows without an address, and rows with another target for the same address', () => {
    expect(imported('from,to\n/a,/b\n,\nTotal,2\n/a,/c\n')).toEqual({
      rules: [[2, '/a', '/b']],
      problems: [
        [4, 22],
        [5, 12],
      ],
    });
  });

  it('reports targets that could lead off the site', () => {
    expect(imported('from,to\n/a,//evil.example\n/b,/c\n/d,/e').problems).toEqual([[2, 4]]);
  });

  it.each([
    ['columns with names', 'to,from\n/new,/old', [[2, '/old', '/new']]],
    [
      'the home page as a target',
      'old,new\n/a,/\n/b,/',
      [
        [2, '/a', '/'],
        [3, '/b', '/'],
      ],
    ],
    ['the home page of a legacy host', 'https://www.old.example,/b', [[1, '//www.old.example', '/b']]],
    ['addresses of the site with http', 'http://es.veralune.example/a,http://ES.veralune.example/b', [[1, '/a', '/b']]],
    [
      'a host without a scheme',
      'www.old.example/x,/b\nold.example/y,www.new.example/z',
      [
        [1, '//www.old.example/x', '/b'],
        [2, '//old.example/y', 'https://www.new.example/z'],
      ],
    ],
    ['an address of the site without a scheme', 'es.veralune.example/a,/b', [[1, '/a', '/b']]],
    [
      'a cell that spans two lines',
      'from,to,note\r\n/a,/b,"one\r\ntwo"\r\n/c,/d,\r\n',
      [
        [2, '/a', '/b'],
        [4, '/c', '/d'],
      ],
    ],
    [
      'a quote that is not closed',
      'from,to,note\n/a,/b,"one\n/c,/d,',
      [
        [2, '/a', '/b'],
        [3, '/c', '/d'],
      ],
    ],
    [
      'a title above the header',
      'Redirects of 2026, final\n\nfrom;to\n/a;/x\n/b,c;/y',
      [
        [4, '/a', '/x'],
        [5, '/b,c', '/y'],
      ],
    ],
    ['an address as a title', 'https://es.veralune.example\n\nfrom;to\n/a;/x', [[4, '/a', '/x']]],
    [
      'a list without delimiters',
      '/a\n/b,c\n/d;e',
      [
        [1, '/a', '/all'],
        [2, '/b,c', '/all'],
        [3, '/d;e', '/all'],
      ],
    ],
    ['a literal star', 'URL\n/a*b', [[2, '/a%2Ab', '/all']]],
    [
      'two spellings of an address as one rule',
      'URL\n/old/2\n/old/2/\n/OLD/2\n/sueño\n/sue%C3%B1o',
      [
        [2, '/old/2', '/all'],
        [5, '/sueño', '/all'],
      ],
    ],
    ['comments and line ends of old Macs', 'from,to\r# old\r/a,/b\r', [[3, '/a', '/b']]],
  ])('imports %s', (_, csv, rules) => {
    expect(imported(csv, '/all').rules).toEqual(rules);
  });

  it.each([
    ['an address without a slash', 'URL\nold page.html\n/a', [[2, 22]]],
    ['an address without a slash below named columns', 'Title\nfrom,to\nold/page.html,/b\n/a,/b', [[3, 22]]],
    ['a row with a total', 'URL,Clicks\n/a,1\nTotal,1', [[3, 22]]],
    ['nothing for a note that starts with #', 'note,from,to\n#1,/a,/b', []],
    ['nothing for a comment', 'from,to\n/a,/b\n# and more', []],
  ])('reports %s', (_, csv, problems) => {
    expect(imported(csv, '/all')).toMatchObject({ rules: [[expect.anything(), '/a', expect.anything()]], problems });
  });

  it('warns about a literal star', () => {
    expect(imported('URL\n/a*b', '/all').problems).toEqual([[2, 23]]);
  });

  it.each([
    ['from,to,code,note\n/a,/b,302,spring sale', 302, 'spring sale'],
    ['from,to,code,note\n/a,/b,,', 301, ''],
    ['old,new,HTTP status,Comments\n/a,/b,307,"one\ntwo"', 302, 'one two'],
    ['old;new;Código;Nota\n/a;/b;308;x', 301, 'x'],
    // The status of a broken link is not a redirect code.
    ['Address,Status Code\n/a,404', 301, ''],
  ])('imports code and note of %j', (csv, status, note) => {
    expect(importRedirects(csv, { site, to: '/b' }).rules).toMatchObject([{ from: '/a', to: '/b', status, note }]);
  });

  it('reports an invalid code', () => {
    expect(imported('from,to,code\n/a,/b,410').problems).toEqual([[2, 6]]);
  });

  it('compares normalized addresses with the table', () => {
    const existing = parseRedirects('from,to\n/a,/b\n/x/,/y').rules;
    const { rules, problems, duplicates } = importRedirects('from,to\n/A/,/b\n/X,/z\n/new,/b', { site, existing });
    expect(rules.map(({ from }) => from)).toEqual(['/new']);
    expect(duplicates).toBe(1);
    expect(problems).toMatchObject([{ line: 3, code: 'VR-REDIRECTS-012', about: ['3 of the table', '/y (301)'] }]);
  });

  it.each(['', '\n', 'nothing here', 'a,b\nc,d\n'])('imports no rule from %j', (csv) => {
    expect(imported(csv)).toEqual({ rules: [], problems: [] });
  });
});
