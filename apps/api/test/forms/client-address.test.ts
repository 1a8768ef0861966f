import { describe, expect, test } from 'vitest';
import { clientAddress, networkOf, trustedProxiesSchema } from '../../src/http/client-address.ts';

describe('the address of a visitor', () => {
  const trusted = trustedProxiesSchema.parse('127.0.0.0/8,::1,10.0.0.0/8');

  test.each([
    ['192.0.2.1', '', '192.0.2.1'],
    ['192.0.2.1', '198.51.100.7', '192.0.2.1'],
    ['127.0.0.1', '198.51.100.7', '198.51.100.7'],
    ['::ffff:127.0.0.1', '198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['::1', 'forged, 1.2.3.4, 198.51.100.7, 10.1.2.3', '198.51.100.7'],
    ['127.0.0.1', '2001:db8::1', '2001:db8::1'],
    ['127.0.0.1', 'unknown', '127.0.0.1'],
    ['127.0.0.1', '10.0.0.5, 10.0.0.6', '10.0.0.5'],
    [undefined, '', '127.0.0.1'],
  ])('socket %s with X-Forwarded-For "%s" is %s', (socketAddress, forwardedFor, address) => {
    expect(clientAddress({ socketAddress, forwardedFor }, trusted)).toBe(address);
  });

  test.each([
    ['192.0.2.1', '192.0.2.1'],
    ['2001:db8:1:2:3:4:5:6', '2001:db8:1:2::/64'],
    ['2001:db8::1', '2001:db8:0:0::/64'],
    ['::1', '0:0:0:0::/64'],
    ['2001:0DB8:00AA::', '2001:db8:aa:0::/64'],
  ])('%s belongs to the network %s', (address, network) => {
    expect(networkOf(address)).toBe(network);
  });

  test.each(['nowhere', '10.0.0.0/33', '10.0.0.0/', '::1/129', ''])('the trusted proxy "%s" is refused', (range) => {
    expect(trustedProxiesSchema.safeParse(range).success).toBe(false);
  });
});
