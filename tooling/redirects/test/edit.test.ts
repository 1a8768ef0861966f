import { parseRedirects } from '@veralune/redirects/parse';
import { rulesOf, site } from '@veralune/redirects/testing';
import { cellsOf } from '@veralune/redirects/tooling';
import { expect, it } from 'vitest';
import { flatten } from '../src/chains/flatten.ts';
import { csvCell } from '../src/edit/csv-cell.ts';
import { columnsOfTable, lineOfRule, withAddedLines } from '../src/edit/with-added-rules.ts';
import { withChangedRules } from '../src/edit/with-changed-rules.ts';

it.each(['plain', 'a,b', 'say "x"', '#hash', ' space ', ''])('the cell %j is parsed as it was written', (text) => {
  expect(cellsOf(`${csvCell(text)},end`, ',')).toEqual([text, 'end']);
});

it('withChangedRules rewrites targets and no other character', () => {
  const csv = '\uFEFFfrom;to;code;note\r\n# one\r\n/a;/b;301;"x; y"\r\n\r\n/b;/c;302;\r\n';
  const { changed } = flatten(parseRedirects(csv).rules, { site });
  expect(withChangedRules(csv, changed)).toBe(
    '\uFEFFfrom;to;code;note\r\n# one\r\n/a;/c;302;"x; y"\r\n\r\n/b;/c;302;\r\n',
  );
});

it.each([
  ['from,to\r/a,/b\r/b,/c\r', 'from,to\r/a,/c\r/b,/c\r'],
  ['"# x; y";\nfrom;to\n/a;/b\n/b;/c\n', '"# x; y";\nfrom;to\n/a;/c\n/b;/c\n'],
])('withChangedRules rewrites targets of %j and no other character', (csv, expected) => {
  const { changed } = flatten(parseRedirects(csv).rules, { site });
  expect(withChangedRules(csv, changed)).toBe(expected);
});

const rule = rulesOf('/new → /x,y 302').map((each) => ({ ...each, note: 'a; "b"' }));

it.each([
  ['', 'from,to,code,note\n/new,"/x,y",302,"a; ""b"""\n'],
  ['\uFEFF# Ours\r\n', '\uFEFF# Ours\r\nfrom,to,code,note\r\n/new,"/x,y",302,"a; ""b"""\r\n'],
  ['from,to,code,note\n/a,/b,,', 'from,to,code,note\n/a,/b,,\n/new,"/x,y",302,"a; ""b"""\n'],
  ['from;to;code;note\r\n', 'from;to;code;note\r\n/new;/x,y;302;"a; ""b"""\r\n'],
  ['note,code,to,from\n', 'note,code,to,from\n"a; ""b""",302,"/x,y",/new\n'],
  ['who\tfrom\tto\tcode\n', 'who\tfrom\tto\tcode\n\t/new\t/x,y\t302\n'],
  ['from,to,code\r/a,/b,\r', 'from,to,code\r/a,/b,\r/new,"/x,y",302\r'],
])('a rule is added to %j in the form of the table', (csv, expected) => {
  const columns = columnsOfTable(csv);
  if ('kind' in columns) throw new Error(columns.code);
  const added = withAddedLines(
    csv,
    rule.map((each) => lineOfRule(each, columns)),
  );
  expect(added).toBe(expected);
  expect(parseRedirects(added).rules.at(-1)).toMatchObject({ from: '/new', to: '/x,y', status: 302 });
});

it('withAddedLines without lines changes nothing', () => {
  expect(withAddedLines('from,to', [])).toBe('from,to');
});
