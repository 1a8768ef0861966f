import { compileRedirects, lookUp, type RedirectRule } from '@veralune/redirects';
import {
  addressOf,
  arbitraryAddress,
  arbitraryRules,
  referenceEnd,
  referenceStep,
  site,
} from '@veralune/redirects/testing';
import fc from 'fast-check';
import { describe, expect, it, vi } from 'vitest';
import { flatten } from '../src/chains/flatten.ts';

/** The absolute address to which an address is redirected, and the status. */
function redirectOf(rules: readonly RedirectRule[], address: string) {
  const redirect = lookUp(compileRedirects(rules, { site }), addressOf(address));
  if (redirect === null) return undefined;
  const { to, status } = redirect;
  return { to: to.startsWith('/') ? new URL(address).origin + to : to, status };
}

function endOf(rules: readonly RedirectRule[], address: string) {
  return redirectOf(rules, address)?.to;
}

const runs = { numRuns: 2_000 };
vi.setConfig({ testTimeout: 60_000 });

describe('a flattened table', () => {
  it('redirects like the original table', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
        expect(redirectOf(flatten(rules, { site }).rules, address)).toEqual(redirectOf(rules, address));
      }),
      runs,
    );
  });

  it('redirects to addresses that it does not redirect further', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
        const flattened = flatten(rules, { site }).rules;
        const end = endOf(flattened, address);
        expect(end === undefined ? undefined : endOf(flattened, end)).toBeUndefined();
      }),
      runs,
    );
  });

  it('has no chains of rules that carry no part of the address over', () => {
    fc.assert(
      fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
        const fixed = rules.filter(
          ({ source, target }) =>
            target.wildcards === 0 && source.kind !== 'replace' && !('query' in source && source.query),
        );
        const flattened = flatten(fixed, { site }).rules;
        fc.pre(referenceEnd(fixed, address) !== 'loop');
        const first = referenceStep(flattened, address, [site]);
        expect(first === null ? null : referenceStep(flattened, first, [site])).toBeNull();
      }),
      runs,
    );
  });

  it('does not change when it is flattened again', () => {
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
