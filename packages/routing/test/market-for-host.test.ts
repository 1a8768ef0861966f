import { describe, expect, it } from 'vitest';
import { marketForHost, marketIds, markets, type MarketId } from '../src/index.ts';

const configured: Readonly<Record<string, MarketId>> = { 'www.veralune.be': 'be', 'shop.example': 'es' };

describe('marketForHost', () => {
  const cases: readonly (readonly [string | null | undefined, MarketId])[] = [
    ['be.localhost', 'be'],
    ['be.localhost:3000', 'be'],
    ['BE.LocalHost.:3000', 'be'],
    ['ch.veralune.example', 'ch'],
    ['www.ch.veralune.example', 'ch'],
    ['www.veralune.be', 'be'],
    ['shop.example', 'es'],
    ['www.shop.example:443', 'es'],
    ['localhost:3001', 'it'],
    ['[::1]:3002', 'it'],
    ['be.localhost.evil.example', 'it'],
    ['notbe.localhost', 'it'],
    ['constructor', 'it'],
    ['__proto__', 'it'],
    ['', 'it'],
    [' ', 'it'],
    [null, 'it'],
    [undefined, 'it'],
  ];
  it.each(cases)('%s is %s', (host, market) => {
    expect(marketForHost(host, configured)).toBe(market);
  });

  it.each(marketIds)('%s has two default hosts', (id) => {
    expect(marketForHost(markets[id].localHost)).toBe(id);
    expect(marketForHost(markets[id].defaultSiteUrl.replace('https://', ''))).toBe(id);
  });

  it('a configured host overrides a default host', () => {
    expect(marketForHost('be.localhost', { 'be.localhost': 'de' })).toBe('de');
  });
});
