import { describe, expect, it } from 'vitest';
import { parseRedirects, readRedirects } from '../src/parse-redirects.ts';
import { rulesOfIndex } from '../src/redirection-index.ts';
import { lookUp } from '../src/look-up.ts';
import { compileRedirects } from '../src/redirect-table.ts';
import { site } from '../src/testing/rules.ts';

const header = 'from,to,code,note\n';

describe('parseRedirects', () => {
  it('reads rules with their line numbers, and ignores comments and empty lines', () => {
    const { rules, problems } = parseRedirects(`${header}\n# Magazine\n/a,/b,301,moved\n\n/c,/d,302,\n`);
    expect(rules.map(({ line, from, to, status, note }) => [line, from, to, status, note])).toEqual([
      [4, '/a', '/b', 301, 'moved'],
      [6, '/c', '/d', 302, ''],
    ]);
    expect(problems).toEqual([]);
  });

  it.each([
    ['a byte order mark and CRLF', '\uFEFFfrom,to,code,note\r\n/a,/b,301,x\r\n'],
    ['semicolons', 'from;to;code;note\n/a;/b;301;x'],
    ['line ends of old Macs', 'from,to,code,note\r# x\r/a,/b,301,x\r'],
    [
      'comments in quotes, as a spreadsheet writes them',
      '"# Old; x";;;\nfrom;to;code;note\n"# Old hosts; y";;;\n/a;/b;301;x',
    ],
    [
      'a comment split into cells, as a spreadsheet writes it',
      'from;to;code;note\n"# one; two"; three;;;;\n/a;/b;301;x',
    ],
    ['a comment in quotes if the note is the first column', 'note;to;from\n"# one; two";;\n"#1; best";/b;/a'],
    ['empty cells instead of empty lines', ';;;\nfrom;to;code;note\n;;;\n/a;/b;301;x\n;;;;;'],
    ['a note that is not valid UTF-8', `${header}/a,/b,301,se\uFFFDal`],
    ['tabs', 'from\tto\tcode\tnote\n/a\t/b\t301\tx'],
    ['another order of columns', 'note,code,to,from\nx,301,/b,/a'],
    ['two columns', 'From,To\n/a,/b'],
    ['an additional column', 'from,to,code,note,who\n/a,/b,301,x,me'],
    ['quotes', '"from","to","code","note"\n"/a","/b","301","x"'],
    ['spaces around cells', 'from , to , code , note\n /a , /b , 301 , x '],
    ['missing cells', `${header}/a,/b`],
  ])('accepts %s', (_, csv) => {
    expect(parseRedirects(csv)).toMatchObject({ rules: [{ from: '/a', to: '/b', status: 301 }], problems: [] });
  });

  it('keeps delimiters and doubled quotes in quoted cells', () => {
    expect(parseRedirects(`${header}"/a,b",/c,301,"she said ""moved"", twice"\n`).rules).toMatchObject([
      { from: '/a,b', note: 'she said "moved", twice' },
    ]);
  });

  it.each([
    ['', []],
    ['/a,/b,301,', [[1, 'VR-REDIRECTS-001']]],
    [`${header}/a,/b,301,one, two`, [[2, 'VR-REDIRECTS-002']]],
    [`${header}"/a,/b,301,`, [[2, 'VR-REDIRECTS-002']]],
    [`${header}"/a"x,/b,301,`, [[2, 'VR-REDIRECTS-002']]],
    [`${header}/sue\uFFFDo,/b,301,`, [[2, 'VR-REDIRECTS-008']]],
    ['\uFFFD\uFFFDf\0r\0o\0m\0,\0t\0o\0', [[1, 'VR-REDIRECTS-008']]],
    [`${header}/a,/sue\uFFFDo,301,`, [[2, 'VR-REDIRECTS-008']]],
    [
      `${header}a,/b\n/c,//d\n/e,`,
      [
        [2, 'VR-REDIRECTS-003'],
        [3, 'VR-REDIRECTS-004'],
        [4, 'VR-REDIRECTS-005'],
      ],
    ],
  ])('%j: %j', (csv, expected) => {
    const { rules, problems } = parseRedirects(csv);
    expect(problems.map(({ line, code }) => [line, code])).toEqual(expected);
    expect(rules).toEqual([]);
  });

  const inChunks = [
    `${header}/a,/b,301,x\r\n"/c,d",/e,302,\n/f,/g`,
    'from,to\r\n/a,/b\r\n/c,/d\r\n',
    'from,to\r/a,/b\r/c,/d\r',
  ].flatMap((csv) => [1, 2, 3, 7, 1_000].map((size) => [csv, size] as const));

  it.each(inChunks)('reads %j in chunks of %i characters', (csv, size) => {
    expect(parseRedirects(csv)).toMatchObject({
      rules: expect.objectContaining({ 0: expect.anything() }),
      problems: [],
    });
    const chunks = Array.from({ length: Math.ceil(csv.length / size) }, (_, index) =>
      csv.slice(index * size, (index + 1) * size),
    );
    expect([...readRedirects(chunks)]).toEqual(parseRedirects(csv).rules);
  });
});

describe('rulesOfIndex', () => {
  const { rules, problems } = rulesOfIndex([
    { from: '/fr/printemps', to: '/fr/besoin/vitalite', type: 302 },
    { from: '/fr/x', to: '//evil.example', type: 301 },
    { from: `${site}/fr/full?x=1`, to: '/fr/besoins', type: 301 },
    { from: `${site}/fr/absolute`, to: '/fr/marques', type: 301 },
    { from: '/fr/produit/*', to: '/fr/produits', type: 301 },
    { from: '/fr/*/zinc', to: '/fr/produits', type: 301 },
    { from: 'replace:produit', to: 'with:', type: 301 },
  ]);
  const table = compileRedirects(rules, { site });

  it('leaves out unsafe rules and rules for many addresses', () => {
    expect(problems).toMatchObject([
      { line: 2, code: 'VR-REDIRECTS-004' },
      { line: 5, code: 'VR-REDIRECTS-009' },
      { line: 6, code: 'VR-REDIRECTS-009' },
      { line: 7, code: 'VR-REDIRECTS-009' },
    ]);
  });

  it.each([
    ['/fr/printemps', '', '/fr/besoin/vitalite', 302],
    ['/fr/printemps', '?utm=x', '/fr/besoin/vitalite?utm=x', 302],
    ['/fr/full', '?x=1', '/fr/besoins', 301],
    ['/fr/absolute', '?y=1', '/fr/marques?y=1', 301],
  ])('redirects %s%s', (pathname, search, to, status) => {
    expect(lookUp(table, { origin: site, pathname, search })).toMatchObject({ to, status });
  });
});
