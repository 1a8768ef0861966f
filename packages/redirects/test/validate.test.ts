import { describe, expect, it } from 'vitest';
import { describeProblem, severityOf } from '../src/check/describe-problem.ts';
import { explain } from '../src/check/explain.ts';
import { validate } from '../src/check/validate.ts';
import { withChangedRules } from '../src/check/with-changed-rules.ts';
import { flatten } from '../src/check/flatten.ts';
import { parseRedirects } from '../src/parse-redirects.ts';
import { rulesOf, site } from './tables.ts';

const livePaths = ['/', '/consejos', '/consejo/hierro', '/producto/zinc'];

function resolves(path: string) {
  return livePaths.includes(path);
}

/** `line code about…` of each problem. */
function problemsOf(...written: readonly string[]) {
  return validate(rulesOf(...written), { site, livePaths, resolves }).map(({ line, code, about }) => [
    line,
    Number(code.slice(-3)),
    ...about,
  ]);
}

describe('validate', () => {
  it.each([
    ['nothing', ['/a → /consejos', '/a/* → /consejos', '//old.example/* → /*', 'replace:abc → with:'], []],
    ['a rule written twice', ['/a → /consejos', '/A/ → /consejos'], [[2, 11, '1']]],
    ['two targets for one address', ['/a → /consejos', '/a/ → /'], [[2, 12, '1', '/consejos']]],
    ['two codes for one address', ['/a → /consejos', '/a → /consejos 302'], [[2, 12, '1', '/consejos']]],
    ['two prefixes', ['/a/* → /consejos', '/A/* → /'], [[2, 12, '1', '/consejos']]],
    ['a word replaced twice', ['replace:abc → with:', 'replace:abc → with:def'], [[2, 12, '1', 'with:']]],
    ['a pattern that a wider one takes all from', ['/a/*.html → /consejos', '/a/*-*.html → /'], [[2, 13, '1']]],
    ['a pattern before a wider one', ['/a/*-*.html → /consejos', '/a/*.html → /', '/a/* → /'], []],
    ['a pattern that another takes all from', ['/*/x → /consejos', '/a*/x → /'], [[2, 13, '1']]],
    [
      'a host that another scheme takes all from',
      ['//old.example/a → /', 'https://old.example/a → /consejos'],
      [[2, 13, '1']],
    ],
    ['a rule that leads to itself', ['/a → /A'], [[1, 14, '/a → /A']]],
    [
      'a circle of two',
      ['/a → /b', '/b → /a'],
      [
        [1, 14, '/a → /b → /a'],
        [2, 14, '/b → /a → /b'],
      ],
    ],
    [
      'a prefix that grows',
      ['/a/* → /a/b/*'],
      [[1, 14, '/a/* → /a/b/zqx7 → /a/b/b/zqx7 → /a/b/b/b/zqx7 → /a/b/b/b/b/zqx7']],
    ],
    ['a chain', ['/a → /b', '/b → /consejos'], [[1, 15, '/b', '2', '/consejos']]],
    [
      'a chain over a host',
      ['//old.example/a → /b', '/b → /consejos'],
      [[1, 15, `${site}/b`, '2', `${site}/consejos`]],
    ],
    ['a target that is no page', ['/a → /consejo/hiero'], [[1, 16, '/consejo/hiero']]],
    [
      'a target on the site, written in full',
      ['/a → https://be.veralune.example/nowhere'],
      [[1, 16, 'https://be.veralune.example/nowhere']],
    ],
    ['a target elsewhere', ['/a → https://elsewhere.example/nowhere'], []],
    ['a target with query and anchor', ['/a → /consejos?tema=x#y'], []],
    ['a page taken away', ['/producto/zinc → /'], [[1, 17, '/producto/zinc']]],
    ['pages taken away', ['/consejo/* → /consejos'], [[1, 17, '/consejo/hierro']]],
    ['a page whose name holds a replaced word', ['replace:hierro → with:'], [[1, 17, '/consejo/hierro']]],
  ])('finds %s', (_, written, expected) => {
    expect(problemsOf(...written)).toEqual(expected);
  });

  it('leaves out what it is told nothing of', () => {
    expect(validate(rulesOf('/producto/zinc → /nowhere'), { site })).toEqual([]);
  });
});

describe('describeProblem', () => {
  it('names the line and the remedy', () => {
    const [problem] = validate(rulesOf('/a → /b', '/b → /consejos'), { site });
    expect(problem && describeProblem(problem)).toBe(
      'VR-REDIRECTS-015: Line 2 redirects /b further. Write /consejos as the target, or run flatten.',
    );
    expect(problem && severityOf(problem)).toBe('warning');
  });

  it('prints nothing that a terminal would obey', () => {
    const [problem] = parseRedirects('from,to\n\u001b[31mred,/b\n').problems;
    expect(problem && describeProblem(problem)).toContain('"\\u{1b}[31mred"');
  });
});

describe('explain', () => {
  const rules = rulesOf('//old.example/* → /*', '/revista/* → /consejos', '/a → /a');

  it.each([
    [
      'https://old.example/Revista/x?y=1',
      'https://old.example/revista/x?y=1',
      [
        [1, `${site}/revista/x?y=1`],
        [2, `${site}/consejos?y=1`],
      ],
      'redirected',
    ],
    ['/revista', `${site}/revista`, [[2, '/consejos']], 'redirected'],
    ['/other', `${site}/other`, [], 'stays'],
  ])('%s', (url, asked, steps, end) => {
    const found = explain(rules, url, { site });
    expect({ ...found, steps: found.steps.map(({ rule, to }) => [rule.line, to]) }).toEqual({ asked, steps, end });
  });

  it('sees circles', () => {
    expect(explain(rules, '/a', { site }).end).toBe('circle');
  });
});

describe('withChangedRules', () => {
  it('rewrites targets and leaves every other character', () => {
    const csv = '\uFEFFfrom;to;code;note\r\n# one\r\n/a;/b;301;"x; y"\r\n\r\n/b;/c;302;\r\n';
    const { changed } = flatten(parseRedirects(csv).rules, { site });
    expect(withChangedRules(csv, changed)).toBe(
      '\uFEFFfrom;to;code;note\r\n# one\r\n/a;/c;302;"x; y"\r\n\r\n/b;/c;302;\r\n',
    );
  });
});
