import { mkdirSync, mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketForHost } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { oldHosts } from '../src/old-hosts.ts';

function folderWith(tables: Readonly<Record<string, string>>): string {
  const apps = mkdtempSync(join(tmpdir(), 'old-hosts-'));
  for (const [market, rules] of Object.entries(tables)) {
    mkdirSync(join(apps, market));
    writeFileSync(join(apps, market, 'redirects.csv'), `from,to,code,note\n${rules}`);
  }
  return apps;
}

describe('oldHosts', () => {
  it('maps each host, without its port, to the market whose table names it', () => {
    const apps = folderWith({
      be: '//www.old.example/*,/fr,301,\nhttps://shop.old.example:8080/x,/fr,301,\n/path,/fr,301,\n',
      de: '//alt.example/*,/*,301,\n',
      ch: '/fr-ch/*,/fr/*,301,\n',
    });
    expect(oldHosts(apps)).toEqual({ 'www.old.example': 'be', 'shop.old.example': 'be', 'alt.example': 'de' });
  });

  it('gives a host that is in two tables to the first market', () => {
    const apps = folderWith({ it: '//old.example/*,/*,301,\n', be: '//old.example/*,/fr/*,301,\n' });
    expect(oldHosts(apps)).toEqual({ 'old.example': 'be' });
  });

  it.each([
    ['www.veralune-be.example', 'be'],
    ['veralune-lu.example:3000', 'be'],
    ['WWW.Veralune-DE.example', 'de'],
    ['profesionales.veralune-es.example.:3000', 'es'],
    ['www.es.veralune.example', 'es'],
    ['veralune-it.example', 'it'],
    ['ch.localhost:3000', 'ch'],
    ['be.veralune.example', 'be'],
    ['unknown.example', 'it'],
  ])('of the real tables map %s to %s', (host, market) => {
    expect(marketForHost(host, oldHosts(join(import.meta.dirname, '../../../apps')))).toBe(market);
  });
});
