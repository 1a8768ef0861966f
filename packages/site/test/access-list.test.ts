import { describe, expect, it, vi } from 'vitest';
import { accessList } from '../src/access/access-list.ts';
import { accessCheck } from '../src/access/access-check.ts';
import { clientAddress } from '../src/access/client-address.ts';
import { ownRequestHeaders } from '../src/access/own-requests.ts';
import { plainAddress } from '../src/access/plain-address.ts';
import type { IncomingMessage } from 'node:http';

const logged: string[] = [];
vi.spyOn(console, 'warn').mockImplementation((line: unknown) => void logged.push(String(line)));

function request(
  socketAddress: string,
  { url = '/fr', method = 'GET', headers = {} }: Partial<Pick<IncomingMessage, 'url' | 'method' | 'headers'>> = {},
): IncomingMessage {
  return { url, method, headers, socket: { remoteAddress: socketAddress } } as unknown as IncomingMessage;
}

function checkOf(configured: string, trustedProxies = 0, resolve?: (name: string) => Promise<readonly string[]>) {
  const list = accessList(configured);
  if (!list) throw new Error('The list is empty.');
  return accessCheck({ list, trustedProxies, ...(resolve && { resolve }) });
}

describe('plainAddress', () => {
  it.each([
    ['192.0.2.7', '192.0.2.7'],
    [' 192.0.2.7 ', '192.0.2.7'],
    ['192.0.2.7:443', '192.0.2.7'],
    ['::ffff:192.0.2.7', '192.0.2.7'],
    ['::FFFF:192.0.2.7', '192.0.2.7'],
    ['2001:db8::1', '2001:db8::1'],
    ['[2001:db8::1]', '2001:db8::1'],
    ['[2001:db8::1]:443', '2001:db8::1'],
    ['fe80::1%eth0', 'fe80::1'],
    ['', null],
    ['unknown', null],
    ['192.0.2', null],
    ['office.example', null],
  ])('%j is %j', (text, address) => {
    expect(plainAddress(text)).toBe(address);
  });
});

describe('accessList', () => {
  it.each([undefined, '', ' , '])('allows everyone when nothing is configured: %j', (configured) => {
    expect(accessList(configured)).toBeUndefined();
  });

  it.each<[string, string, boolean]>([
    ['192.0.2.7', '192.0.2.7', true],
    ['192.0.2.7', '192.0.2.8', false],
    ['192.0.2.0/24', '192.0.2.200', true],
    ['192.0.2.0/24', '::ffff:192.0.2.200', true],
    ['::ffff:192.0.2.7', '192.0.2.7', true],
    ['0.0.0.0/0', '203.0.113.1', true],
    ['2001:db8::/32', '2001:db8::1', true],
    ['2001:db8::/32', '2001:db9::1', false],
    ['2001:db8::1', '2001:0db8:0:0::1', true],
    ['fe80::/10', 'fe80::1%eth0', true],
    ['192.0.2.7, 198.51.100.0/24', '198.51.100.9', true],
    ['192.0.2.7', 'not an address', false],
    ['192.0.2.7', '', false],
  ])('%s and %s: %s', (configured, address, allowed) => {
    expect(checkOf(configured).allows(request(address))).toBe(allowed);
  });

  it.each(['192.0.2.0/x', '192.0.2.0/33', '2001:db8::/129', '192.0.2', '192.0.2.0/24/1', 'a b', '-a.example', 'a/24'])(
    'throws for an invalid entry: %s',
    (entry) => {
      expect(() => accessList(entry)).toThrow(`VR-SITE-004: ALLOWED_ADDRESSES contains "${entry}"`);
    },
  );
});

describe('clientAddress', () => {
  it.each<[string, number, string | undefined, string, string | null]>([
    ['without proxies, the header is ignored', 0, '10.0.0.1', '203.0.113.9', '203.0.113.9'],
    ['one proxy', 1, '203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['a forged entry before that of the proxy', 1, '192.0.2.7, 203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['many forged entries', 1, ', ,192.0.2.7,, 192.0.2.7,203.0.113.9', '10.0.0.1', '203.0.113.9'],
    ['two proxies', 2, '192.0.2.7, 203.0.113.9, 10.0.0.2', '10.0.0.1', '203.0.113.9'],
    ['a client within the network, without a header', 1, undefined, '10.0.0.9', '10.0.0.9'],
    ['fewer entries than proxies', 3, '10.0.0.2', '10.0.0.1', '10.0.0.2'],
    ['an entry with a port', 1, '203.0.113.9:50000', '10.0.0.1', '203.0.113.9'],
    ['an entry that is no address', 1, '192.0.2.7, unknown', '10.0.0.1', null],
  ])('%s', (_, trustedProxies, forwarded, socketAddress, address) => {
    const headers = forwarded === undefined ? {} : { 'x-forwarded-for': forwarded };
    expect(clientAddress(request(socketAddress, { headers }), trustedProxies)).toBe(address);
  });
});

describe('accessCheck', () => {
  it('denies a proxy’s visitors although the proxy itself is in the list', () => {
    const headers = { 'x-forwarded-for': '203.0.113.9' };
    expect(checkOf('10.0.0.0/8', 1).allows(request('10.0.0.1', { headers }))).toBe(false);
  });

  it('logs the address of a denied request, without the query', () => {
    logged.length = 0;
    checkOf('192.0.2.7').allows(request('203.0.113.9', { url: '/fr?token=secret' }));
    expect(logged.map((line) => JSON.parse(line) as unknown)).toEqual([
      { level: 'warn', message: 'Access denied.', address: '203.0.113.9', path: '/fr' },
    ]);
  });

  it('lets the API’s signed messages and this server’s own requests through, but no request that only looks like one', () => {
    const { allows } = checkOf('192.0.2.7');
    expect(allows(request('10.0.0.1', { method: 'POST', url: '/fragments/revalidate' }))).toBe(true);
    expect(allows(request('10.0.0.1', { method: 'GET', url: '/fragments/revalidate' }))).toBe(false);
    expect(allows(request('10.0.0.1', { method: 'POST', url: '/fragments/revalidate/../../fr' }))).toBe(false);
    expect(allows(request('127.0.0.1', { headers: ownRequestHeaders() }))).toBe(true);
    expect(allows(request('127.0.0.1', { headers: { 'x-veralune-own': '1' } }))).toBe(false);
  });

  it('resolves host names in the background, and keeps the last addresses while DNS fails', async () => {
    vi.useFakeTimers();
    const answers: (readonly string[] | Error)[] = [
      ['203.0.113.1', '2001:db8::1'],
      ['203.0.113.2'],
      new Error('SERVFAIL'),
      new Error('SERVFAIL'),
      ['203.0.113.3'],
    ];
    const check = checkOf('Office.DynDNS.example', 0, () => {
      const next = answers.shift();
      return next === undefined || next instanceof Error
        ? Promise.reject(next ?? new Error('none'))
        : Promise.resolve(next);
    });
    const allowed = () =>
      ['203.0.113.1', '2001:db8::1', '203.0.113.2', '203.0.113.3'].filter((each) => check.allows(request(each)));
    expect(allowed()).toEqual([]);
    await check.start();
    expect(allowed()).toEqual(['203.0.113.1', '2001:db8::1']);
    logged.length = 0;
    for (const expected of [['203.0.113.2'], ['203.0.113.2'], ['203.0.113.2'], ['203.0.113.3']]) {
      await vi.advanceTimersByTimeAsync(60_000);
      expect(allowed()).toEqual(expected);
    }
    expect(logged.filter((line) => line.includes('VR-SITE-014'))).toHaveLength(1);
    vi.useRealTimers();
  });

  it('starts without an answer of DNS, and asks a name only once at a time', async () => {
    vi.useFakeTimers();
    const resolve = vi.fn(() => new Promise<never>(() => undefined));
    const started = checkOf('slow.example', 0, resolve).start();
    await vi.advanceTimersByTimeAsync(200_000);
    await started;
    expect(resolve).toHaveBeenCalledTimes(1);
    vi.useRealTimers();
  });
});
