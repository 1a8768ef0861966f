import { locales } from '@veralune/routing';
import { previewKinds } from '@veralune/api-client/contract';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  createPreviewToken,
  previewLifetimeMs,
  readPreviewToken,
  type PreviewScope,
} from '../../src/previews/preview-token.ts';

const secret = 'the secret of the test, 32 characters or more';
const now = Date.parse('2026-11-15T12:00:00Z');
const scope: PreviewScope = { kind: 'product', id: 112, locale: 'fr-be' };
const { token, expiresAt } = createPreviewToken(secret, scope, now);

const anyScope = fc.record({
  kind: fc.constantFrom(...previewKinds),
  id: fc.integer({ min: 1, max: 2_147_483_647 }),
  locale: fc.constantFrom(...locales),
});

describe('a token of a preview', () => {
  test('lasts 24 hours', () => {
    expect(previewLifetimeMs).toBe(24 * 3_600_000);
    expect(expiresAt.toISOString()).toBe('2026-11-16T12:00:00.000Z');
  });

  test('names what it shows', () => {
    fc.assert(
      fc.property(anyScope, (each) => {
        const made = createPreviewToken(secret, each, now);
        expect(encodeURIComponent(made.token)).toBe(made.token);
        expect(readPreviewToken(secret, made.token, now)).toEqual({
          valid: true,
          scope: each,
          expiresAt: made.expiresAt,
        });
      }),
    );
  });

  test.each<[string, string, number, 'malformed' | 'forged' | 'expired' | 'valid']>([
    ['a millisecond before its end', token, now + previewLifetimeMs - 1, 'valid'],
    ['at its end', token, now + previewLifetimeMs, 'expired'],
    ['of another entity', token.replace('.112.', '.113.'), now, 'forged'],
    ['of another kind', token.replace('product.', 'page.'), now, 'forged'],
    ['of another locale', token.replace('fr-be', 'nl-be'), now, 'forged'],
    ['with a later end', token.replace(/\.(\d{10})\./, (_, end) => `.${String(Number(end) + 60)}.`), now, 'forged'],
    ['with another signature', `${token.slice(0, -43)}${'A'.repeat(43)}`, now, 'forged'],
    [
      'signed with another secret',
      createPreviewToken('another secret of 32 characters', scope, now).token,
      now,
      'forged',
    ],
    ['with a short signature', token.slice(0, -1), now, 'malformed'],
    ['without a signature', token.slice(0, -44), now, 'malformed'],
    ['with more at its end', `${token}x`, now, 'malformed'],
    ['of an unknown kind', token.replace('product', 'flavour'), now, 'malformed'],
    ['of an unknown locale', token.replace('fr-be', 'xx-xx'), now, 'malformed'],
    ['with an id that starts with zero', token.replace('.112.', '.0112.'), now, 'malformed'],
    ['with an id of letters', token.replace('.112.', '.abc.'), now, 'malformed'],
    ['empty', '', now, 'malformed'],
  ])('%s', (_, given, at, expected) => {
    const read = readPreviewToken(secret, given, at);
    expect(read.valid ? 'valid' : read.reason).toBe(expected);
  });

  test('that was changed anywhere is not valid', () => {
    fc.assert(
      fc.property(fc.nat({ max: token.length - 1 }), fc.string({ minLength: 1, maxLength: 1 }), (at, sign) => {
        fc.pre(token[at] !== sign);
        const changed = token.slice(0, at) + sign + token.slice(at + 1);
        // The last character of a signature has two bits that are not used.
        fc.pre(at < token.length - 1);
        expect(readPreviewToken(secret, changed, now).valid).toBe(false);
      }),
    );
  });
});
