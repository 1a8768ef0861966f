import { HTML_LIMITED_BOT_UA_RE } from 'next/dist/shared/lib/router/utils/html-bots.js';
import { marketForHost, marketIds, type MarketId } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { configuration } from '../src/configuration.ts';
import { hostsOfMarkets } from '../src/hosts.ts';
import { htmlLimitedBots } from '../src/nginx/cache-key.ts';
import { oldHosts } from '../src/old-hosts.ts';
import { settingsSchema, type WrittenSettings } from '../src/settings.ts';
import { settingsWith } from './settings-for-tests.ts';

const apps = `${import.meta.dirname}/../../../apps`;

function ofAll<Value>(value: Value) {
  return Object.fromEntries(marketIds.map((id) => [id, value])) as Record<MarketId, Value>;
}

const initial = { version: 0, maintenance: false };

function textWith(changes: Partial<WrittenSettings> = {}, state = ofAll(initial)): string {
  const settings = settingsWith(changes);
  const hosts = hostsOfMarkets(apps, settings);
  return configuration({ settings, hosts, oldHosts: [], redirects: ofAll([]), state });
}

/** The server block of a market. */
function serverOf(market: MarketId, text: string): string {
  return text.split('  server {\n').find((part) => part.includes(`proxy_pass http://veralune_${market};`)) ?? '';
}

describe('hostsOfMarkets', () => {
  const hosts = hostsOfMarkets(
    apps,
    settingsWith({ markets: { ...settingsWith().markets, es: { upstreams: ['a:1'], hosts: ['tienda.example'] } } }),
  );

  it('names each host once', () => {
    const all = Object.values(hosts).flat();
    expect(new Set(all).size).toBe(all.length);
  });

  it.each(marketIds)('agrees with the front door about the hosts of %s', (market) => {
    const configured = { ...oldHosts(apps), 'tienda.example': 'es' as const };
    for (const host of hosts[market]) expect(marketForHost(host, configured), host).toBe(market);
  });

  it.each([
    ['be.localhost', 'be'],
    ['www.veralune-be.example', 'be'],
    ['www.ch.veralune.example', 'ch'],
    ['tienda.example', 'es'],
    ['www.tienda.example', 'es'],
  ] as const)('gives %s to %s', (host, market) => {
    expect(hosts[market]).toContain(host);
  });
});

describe('configuration', () => {
  it('sends unknown hosts to Italy', () => {
    const text = textWith({ listen: [8080] });
    expect(serverOf('it', text)).toContain('listen 8080 default_server;');
    expect(text.match(/default_server/g)).toHaveLength(1);
  });

  it('names all servers of a market', () => {
    const be = { upstreams: ['10.0.0.1:3001', '10.0.0.2:3001'] };
    const text = textWith({ markets: { ...settingsWith().markets, be } });
    for (const server of be.upstreams) expect(text).toContain(`server ${server} max_fails=1 fail_timeout=2s;`);
  });

  it('purges one market with a new version', () => {
    const text = textWith({}, { ...ofAll(initial), be: { ...initial, version: 3 } });
    expect(serverOf('be', text)).toContain('proxy_cache_key "be.3|');
    expect(serverOf('ch', text)).toContain('proxy_cache_key "ch.0|');
  });

  it('answers everything of a market in maintenance with 503', () => {
    const text = textWith({}, { ...ofAll(initial), be: { ...initial, maintenance: true } });
    expect(serverOf('be', text)).toContain('location / {\n      return 463;');
    expect(serverOf('ch', text)).not.toContain('return 463;');
  });

  it('stores and redirects nothing for a market with restricted access', () => {
    const restricted = textWith({
      markets: { ...settingsWith().markets, be: { upstreams: ['a:1'], restricted: true } },
    });
    expect(serverOf('be', restricted)).toContain('proxy_cache off;');
    expect(serverOf('be', restricted)).not.toContain('if ($edge_redirect');
    expect(serverOf('ch', restricted)).toContain('proxy_cache edge;');
    expect(serverOf('ch', restricted)).toContain('if ($edge_redirect');
  });

  it('believes forwarded headers only from known load balancers', () => {
    expect(textWith()).not.toContain('set_real_ip_from');
    expect(textWith({ behind: ['10.0.0.0/8'] })).toContain('set_real_ip_from 10.0.0.0/8;');
  });

  it('redirects to https when it ends TLS', () => {
    const text = textWith({ tls: { certificate: '/etc/tls/site.pem', certificateKey: '/etc/tls/site.key' } });
    expect(text).toContain('listen 443 ssl http2 default_server;');
    expect(text).toContain('return 301 https://$host$request_uri;');
  });

  it('knows the crawlers for which Next renders pages differently', () => {
    expect(htmlLimitedBots).toBe(HTML_LIMITED_BOT_UA_RE.source);
  });
});

describe('settingsSchema', () => {
  it.each([
    ['a folder that would end a directive', { folder: '/var/lib/edge; user root' }],
    ['a server without port', { markets: { ...settingsWith().markets, be: { upstreams: ['10.0.0.1'] } } }],
    ['a market without servers', { markets: { ...settingsWith().markets, be: { upstreams: [] } } }],
    [
      'a host with a variable',
      { markets: { ...settingsWith().markets, be: { upstreams: ['a:1'], hosts: ['$host'] } } },
    ],
    ['an unknown setting', { cashFolder: '/tmp' }],
  ])('rejects %s', (_, changes) => {
    const { success } = settingsSchema.safeParse({ ...settingsWith(), ...changes });
    expect(success).toBe(false);
  });
});
