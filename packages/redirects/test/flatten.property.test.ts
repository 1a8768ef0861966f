import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { flatten } from '../src/check/flatten.ts';
import { PackedIndex } from '../src/packed-index.ts';
import { lookUp } from '../src/look-up.ts';
import { compileRedirects } from '../src/redirect-table.ts';
import type { RedirectRule } from '../src/rule.ts';
import { arbitraryAddress, arbitraryRules } from './arbitrary-rules.ts';
import { referenceEnd, referenceStep } from './reference.ts';
import { addressOf, rulesOf, site } from './tables.ts';

/** As the API's snapshot is kept, and as a market's file. */
function tablesOf(rules: readonly RedirectRule[]) {
  return [compileRedirects(rules, { site }), compileRedirects(rules, { site, createIndex: () => new PackedIndex() })];
}

/** What a browser on the site would show, and whether for good. */
function answerOf(rules: readonly RedirectRule[], address: string) {
  const [answer, ofFile] = tablesOf(rules).map((table) => lookUp(table, addressOf(address)));
  expect(ofFile).toEqual(answer);
  if (!answer) return undefined;
  const { to, status } = answer;
  return { to: to.startsWith('/') ? new URL(address).origin + to : to, status };
}

function endOf(rules: readonly RedirectRule[], address: string) {
  return answerOf(rules, address)?.to;
}

const runs = { numRuns: 2_000 };
vi.setConfig({ testTimeout: 60_000 });

describe('a look-up', () => {
  it('goes where the rules lead one by one, and nowhere in circles', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
        const expected = referenceEnd(rules, address);
        expect(endOf(rules, address)).toBe(expected === 'stays' || expected === 'circle' ? undefined : expected);
      }),
      runs,
    );
  });
});

describe('a flattened table', () => {
  it('answers like the unflattened one', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
        expect(answerOf(flatten(rules, { site }).rules, address)).toEqual(answerOf(rules, address));
      }),
      runs,
    );
  });

  it('never leads on: what it answers is the end, and never a circle', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
        const flattened = flatten(rules, { site }).rules;
        const end = endOf(flattened, address);
        expect(end === undefined ? undefined : endOf(flattened, end)).toBeUndefined();
      }),
      runs,
    );
  });

  it('needs one rule for an address that no part is carried over from', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
        const fixed = rules.filter(
          ({ source, target }) =>
            target.holes === 0 && source.kind !== 'replace' && !('query' in source && source.query),
        );
        const flattened = flatten(fixed, { site }).rules;
        fc.pre(referenceEnd(fixed, address) !== 'circle');
        const first = referenceStep(flattened, address, [site]);
        expect(first === null ? null : referenceStep(flattened, first, [site])).toBeNull();
      }),
      runs,
    );
  });

  it('stays as it is when it is flattened again', () => {
    fc.assert(
      fc.property(arbitraryRules, (rules) => {
        const once = flatten(rules, { site });
        fc.pre(once.problems.length === 0);
        expect(flatten(once.rules, { site }).changed).toEqual([]);
      }),
      runs,
    );
  });
});

describe('flatten', () => {
  it.each([
    [
      ['/a → /b', '/b → /c'],
      ['/c', '/c'],
    ],
    [
      ['/a → /b', '/b → /c?'],
      ['/c?', '/c?'],
    ],
    [
      ['/a → /b?x=1', '/b → /c'],
      ['/c?x=1', '/c'],
    ],
    [
      ['/a → /b?', '/b?x=1 → /c', '/b → /d'],
      ['/d?', '/c', '/d'],
    ],
    [
      ['/a → /b', '/b?x=1 → /c'],
      ['/b', '/c'],
    ],
    [
      ['/a → /b#x', '/b → /c'],
      ['/c#x', '/c'],
    ],
    [
      ['/a → /b/x', '/b/* → /c/*'],
      ['/c/x', '/c/*'],
    ],
    [
      ['//old.example/a → /b', '/b → /c'],
      ['/c', '/c'],
    ],
    [
      ['/a → https://old.example/b', '//old.example/* → /c'],
      [`${site}/c`, '/c'],
    ],
    [
      ['/a → /b', '/b → /a', '/c → /a', '/d → /e'],
      ['/b', '/a', '/a', '/e'],
    ],
  ])('%j leads to %j', (written, targets) => {
    expect(flatten(rulesOf(...written), { site }).rules.map(({ to }) => to)).toEqual(targets);
  });

  it('makes a rule temporary that leads through a temporary one', () => {
    expect(flatten(rulesOf('/a → /b', '/b → /c 302'), { site }).rules.map(({ status }) => status)).toEqual([302, 302]);
  });

  it('leads a chain of a hundred rules to its end, like a look-up', () => {
    const chain = Array.from({ length: 100 }, (_, index) => `/c${index} → /c${index + 1}`);
    const end = { to: `${site}/c100`, status: 301 };
    expect(answerOf(rulesOf(...chain), `${site}/c0`)).toEqual(end);
    expect(answerOf(flatten(rulesOf(...chain), { site }).rules, `${site}/c0`)).toEqual(end);
    expect(flatten(rulesOf(...chain), { site }).rules.every(({ to }) => to === '/c100')).toBe(true);
  });

  it('tells which rules lead in a circle', () => {
    expect(
      flatten(rulesOf('/a → /b', '/b → /a', '/c → /d'), { site }).problems.map(({ line, code }) => [line, code]),
    ).toEqual([
      [1, 'VR-REDIRECTS-014'],
      [2, 'VR-REDIRECTS-014'],
    ]);
  });
});
