import fc from 'fast-check';
import { expect, it } from 'vitest';
import { MapIndex, type EntryIndex } from '../src/entry.ts';
import { lookUp } from '../src/look-up.ts';
import { PackedIndex } from '../src/packed-index.ts';
import { compileRedirects } from '../src/redirect-table.ts';
import type { RedirectRule } from '../src/rule.ts';
import { arbitraryAddress, arbitraryRules } from '../src/testing/arbitrary-rules.ts';
import { referenceEnd } from '../src/testing/reference-look-up.ts';
import { addressOf, site } from '../src/testing/rules.ts';

function lookUpWith(createIndex: () => EntryIndex, rules: readonly RedirectRule[], address: string) {
  return lookUp(compileRedirects(rules, { site, createIndex }), addressOf(address));
}

it('a look-up finds the same as the reference implementation, with both kinds of index', { timeout: 60_000 }, () => {
  fc.assert(
    fc.property(arbitraryRules, arbitraryAddress, (rules, address) => {
      const end = referenceEnd(rules, address);
      const found = lookUpWith(() => new MapIndex(), rules, address);
      const to = found?.to.startsWith('/') ? new URL(address).origin + found.to : found?.to;
      expect(to).toBe(end === 'none' || end === 'loop' ? undefined : end);
      expect(lookUpWith(() => new PackedIndex(), rules, address)).toEqual(found);
    }),
    { numRuns: 2_000 },
  );
});
