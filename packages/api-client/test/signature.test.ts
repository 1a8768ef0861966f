import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { sign, signatureWindowMs, verify } from '../src/invalidation/index.ts';

const secret = 'a secret of at least thirty-two characters';
const body = '{"market":"be","version":7}';
const now = 1_800_000_000_000;

function check(header: string | null, changed: { body?: string; secret?: string; now?: number } = {}) {
  return verify({ secret, body, header, now, ...changed });
}

describe('verify', () => {
  it('accepts a body that was signed with the same secret', async () => {
    expect(await check(await sign(secret, body, now))).toEqual({ valid: true, time: now });
  });

  it('expects HMAC-SHA256 of "t.body"', async () => {
    const header = await sign('key', 'The quick brown fox', 1);
    expect(header).toBe('t=1,v1=1ef269d2a2a1f8d397e0e25c3e3013fb5687509234565e6e49ea45a138768457');
  });

  it.each<[string, () => Promise<string | null> | string | null, Parameters<typeof check>[1], string]>([
    ['missing: no header', () => null, {}, 'missing'],
    ['malformed: empty', () => '', {}, 'malformed'],
    ['malformed: no time', async () => (await sign(secret, body, now)).replace(/^t=\d+,/, ''), {}, 'malformed'],
    ['malformed: two signatures', async () => `${await sign(secret, body, now)},v1=${'0'.repeat(64)}`, {}, 'malformed'],
    ['malformed: cut short', async () => (await sign(secret, body, now)).slice(0, -1), {}, 'malformed'],
    ['forged: any signature', () => `t=${String(now)},v1=${'0'.repeat(64)}`, {}, 'forged'],
    ['forged: another secret', () => sign('another secret', body, now), {}, 'forged'],
    ['forged: an empty secret', () => sign(secret, body, now), { secret: 'x' }, 'forged'],
    ['altered: another body', () => sign(secret, body, now), { body: `${body} ` }, 'forged'],
    [
      'altered: a later time',
      async () => (await sign(secret, body, now - 1)).replace(/\d+/, String(now)),
      {},
      'forged',
    ],
    ['altered: time moved into the body', () => sign(secret, body, now), { body: `1.${body}` }, 'forged'],
    ['old: before the window', () => sign(secret, body, now - signatureWindowMs - 1), {}, 'expired'],
    ['old: from the future', () => sign(secret, body, now + signatureWindowMs + 1), {}, 'expired'],
  ])('refuses %s', async (_, header, changed, reason) => {
    expect(await check(await header(), changed)).toEqual({ valid: false, reason });
  });

  it('refuses every header in which one character was changed', async () => {
    const header = await sign(secret, body, now);
    await fc.assert(
      fc.asyncProperty(fc.nat(header.length - 1), fc.string({ minLength: 1, maxLength: 1 }), async (at, character) => {
        fc.pre(header[at] !== character);
        const { valid } = await check(header.slice(0, at) + character + header.slice(at + 1));
        expect(valid).toBe(false);
      }),
    );
  });
});
