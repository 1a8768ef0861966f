import { describe, expect, it } from 'vitest';
import { accessList } from '../src/proxy/access-list.ts';

describe('accessList', () => {
  it.each([undefined, '', ' , '])('allows everyone when nothing is configured: %j', (configured) => {
    expect(accessList(configured)).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.0/24', '192.0.2.200', true],
    ['192.0.2.0/24', '::ffff:192.0.2.200', true],
    ['2001:db8::/32', '2001:db8::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['192.0.2.7, 198.51.100.0/24', '198.51.100.9', true],
    ['192.0.2.7', 'not an address', false],
    ['192.0.2.7', '', false],
  ])('%s and %s: %s', (configured, address, allowed) => {
    expect(accessList(configured)?.(address)).toBe(allowed);
  });

  it.each(['localhost', '192.0.2.0/x', '192.0.2'])('throws for an invalid entry: %s', (entry) => {
    expect(() => accessList(entry)).toThrow(`VR-SITE-004: ALLOWED_ADDRESSES contains "${entry}"`);
  });
});
