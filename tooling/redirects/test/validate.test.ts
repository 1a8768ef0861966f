import { rulesOf, site } from '@veralune/redirects/testing';
import { describe, expect, it } from 'vitest';
import { validate } from '../src/checks/validate.ts';

const livePaths = ['/', '/consejos', '/consejo/hierro', '/producto/zinc'];

function resolves(path: string) {
  return livePaths.includes(path);
}

/** The line, code and arguments of each problem. */
function problemsOf(...written: readonly string[]) {
  return validate(rulesOf(...written), { site, livePaths, resolves }).map(({ line, code, about }) => [
    line,
    Number(code.slice(-3)),
    ...about,
  ]);
}

describe('validate', () => {
  it.each([
    ['no problem', ['/a → /consejos', '/a/* → /consejos', '//old.example/* → /*', 'replace:abc → with:'], []],
    ['a duplicate rule', ['/a → /consejos', '/A/ → /consejos'], [[2, 11, '1']]],
    ['two targets for one address', ['/a → /consejos', '/a/ → /'], [[2, 12, '1', '/consejos']]],
    ['two codes for one address', ['/a → /consejos', '/a → /consejos 302'], [[2, 12, '1', '/consejos']]],
    ['two targets for one prefix', ['/a/* → /consejos', '/A/* → /'], [[2, 12, '1', '/consejos']]],
    ['two replacements of one word', ['replace:abc → with:', 'replace:abc → with:def'], [[2, 12, '1', 'with:']]],
    ['a pattern after a wider pattern', ['/a/*.html → /consejos', '/a/*-*.html → /'], [[2, 13, '1']]],
    ['no problem in a pattern before a wider pattern', ['/a/*-*.html → /consejos', '/a/*.html → /', '/a/* → /'], []],
    ['a pattern that another pattern covers', ['/*/x → /consejos', '/a*/x → /'], [[2, 13, '1']]],
    [
      'a rule for https after one for both schemes',
      ['//old.example/a → /', 'https://old.example/a → /consejos'],
      [[2, 13, '1']],
    ],
    ['a rule that redirects to itself', ['/a → /A'], [[1, 14, '/a → /A']]],
    [
      'a loop of two rules',
      ['/a → /b', '/b → /a'],
      [
        [1, 14, '/a → /b → /a'],
        [2, 14, '/b → /a → /b'],
      ],
    ],
    [
      'a prefix rule that makes the path longer each time',
      ['/a/* → /a/b/*'],
      [[1, 14, '/a/* → /a/b/zqx7 → /a/b/b/zqx7 → /a/b/b/b/zqx7 → /a/b/b/b/b/zqx7']],
    ],
    ['a chain', ['/a → /b', '/b → /consejos'], [[1, 15, '/b', '2', '/consejos']]],
    [
      'a chain that begins at a legacy host',
      ['//old.example/a → /b', '/b → /consejos'],
      [[1, 15, `${site}/b`, '2', `${site}/consejos`]],
    ],
    ['a target that is not a page', ['/a → /consejo/hiero'], [[1, 16, '/consejo/hiero']]],
    [
      'an absolute target on the site that is not a page',
      ['/a → https://be.veralune.example/nowhere'],
      [[1, 16, 'https://be.veralune.example/nowhere']],
    ],
    ['no problem in a target on another site', ['/a → https://elsewhere.example/nowhere'], []],
    ['no problem in a target with query and anchor', ['/a → /consejos?tema=x#y'], []],
    ['a hidden page', ['/producto/zinc → /'], [[1, 17, '/producto/zinc']]],
    ['a page hidden by a prefix rule', ['/consejo/* → /consejos'], [[1, 17, '/consejo/hierro']]],
    ['a page hidden by a replacement', ['replace:hierro → with:'], [[1, 17, '/consejo/hierro']]],
  ])('finds %s', (_, written, expected) => {
    expect(problemsOf(...written)).toEqual(expected);
  });

  it('does not check pages if the context has none', () => {
    expect(validate(rulesOf('/producto/zinc → /nowhere'), { site })).toEqual([]);
  });
});
