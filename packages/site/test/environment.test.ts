import { afterEach, describe, expect, it, vi } from 'vitest';
import { mapTiles, redisUrl, siteUrl, trustedProxies } from '../src/catalogue/environment.ts';
import { checkEnvironment, environmentFaults } from '../src/environment/check-environment.ts';
import { siteEnvironment } from '../src/environment/schema.ts';
import { markets } from '@veralune/routing';

afterEach(() => {
  vi.unstubAllEnvs();
});

describe('checkEnvironment', () => {
  it('accepts an environment without variables, and empty variables', () => {
    const empty = Object.fromEntries(Object.keys(siteEnvironment.shape).map((name) => [name, '']));
    expect(environmentFaults({})).toEqual([]);
    expect(environmentFaults(empty)).toEqual([]);
  });

  it.each([
    ['API_URL', 'localhost:4000', 'VR-SITE-017: API_URL must be an origin like https://www.example.be.'],
    ['API_URL', 'ftp://api.example', 'VR-SITE-017: API_URL must be an origin like https://www.example.be.'],
    ['SITE_URL', 'www.example.be', 'VR-SITE-017: SITE_URL must be an origin like https://www.example.be.'],
    [
      'SITE_URLS',
      'zz=https://x.example',
      /^VR-SITE-010: SITE_URLS has "zz=https:\/\/x\.example", which is not <market>/,
    ],
    ['PORT', 'three', 'VR-SITE-017: PORT must be a number.'],
    ['HOSTNAME', '127.0.0.1', 'VR-SITE-017: HOSTNAME must be localhost for this machine only.'],
    ['HOSTNAME', '::1', 'VR-SITE-017: HOSTNAME must be localhost for this machine only.'],
    ['ALLOWED_ADDRESSES', '192.0.2', /^VR-SITE-004: ALLOWED_ADDRESSES contains "192\.0\.2"/],
    [
      'TRUSTED_PROXIES',
      '10',
      'VR-SITE-013: TRUSTED_PROXIES must be the number of proxies in front of the site, from 0 to 9.',
    ],
    [
      'TRUSTED_PROXIES',
      'one',
      'VR-SITE-013: TRUSTED_PROXIES must be the number of proxies in front of the site, from 0 to 9.',
    ],
    ['REVALIDATE_SECRET', 'short', 'VR-SITE-017: REVALIDATE_SECRET must have at least 32 characters.'],
    ['REDIS_URL', 'http://redis', 'VR-SITE-017: REDIS_URL must start with redis:// or rediss://.'],
    [
      'NEXT_SERVER_ACTIONS_ENCRYPTION_KEY',
      'YQ==',
      'VR-SITE-017: NEXT_SERVER_ACTIONS_ENCRYPTION_KEY must be 32 bytes in base64.',
    ],
    [
      'CSP_REPORT_TO',
      'https://x.example/;script-src *',
      'VR-SITE-016: CSP_REPORT_TO must be an address like https://reports.example/csp.',
    ],
    ['GTM_ID', 'UA-1', 'VR-SITE-017: GTM_ID must be a container code such as GTM-ABC1234.'],
    ['TRACKING_DEBUG_TOKEN', 'short', 'VR-SITE-017: TRACKING_DEBUG_TOKEN must have at least 16 characters.'],
    ['METRICS_PORT', '70000', 'VR-SITE-017: METRICS_PORT must be at most 65535.'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'VR-SITE-017: OTEL_EXPORTER_OTLP_ENDPOINT must be an address.'],
    ['MAP_TILES_URL', 'https://tile.example/{z}/{x}.png', 'VR-SITE-017: MAP_TILES_URL must contain {z}, {x} and {y}.'],
  ])('%s=%s', (name, value, fault) => {
    expect(environmentFaults({ [name]: value })).toEqual([
      typeof fault === 'string' ? fault : (expect.stringMatching(fault) as string),
    ]);
  });

  it('names every variable that is not valid', () => {
    expect(() => {
      checkEnvironment({ API_URL: 'x', TRUSTED_PROXIES: 'x', ALLOWED_ADDRESSES: '-' });
    }).toThrow(
      /^VR-SITE-017: the environment is not valid\.[^]*\n {2}VR-SITE-017: API_URL[^]*\n {2}VR-SITE-013[^]*\n {2}VR-SITE-004/,
    );
  });

  it('never prints a secret', () => {
    const secret = 'not-long-enough';
    const faults = environmentFaults({ REVALIDATE_SECRET: secret, TRACKING_DEBUG_TOKEN: secret });
    expect(faults).toHaveLength(2);
    expect(faults.join('\n')).not.toContain(secret);
  });
});

describe('single variables', () => {
  it('have defaults where they are empty', () => {
    for (const name of ['REDIS_URL', 'SITE_URL', 'TRUSTED_PROXIES']) vi.stubEnv(name, '');
    expect([redisUrl(), siteUrl(markets.be), trustedProxies()]).toEqual([undefined, markets.be.defaultSiteUrl, 0]);
  });

  it('throw with their code', () => {
    vi.stubEnv('TRUSTED_PROXIES', '-1');
    expect(() => trustedProxies()).toThrow(/^VR-SITE-013: TRUSTED_PROXIES must be the number/);
  });

  it('of the map belong together', () => {
    const template = 'https://tile.example/{z}/{x}/{y}.png';
    vi.stubEnv('MAP_TILES_URL', template);
    expect(mapTiles()).toEqual({ template, attribution: '© OpenStreetMap' });
    vi.stubEnv('MAP_TILES_ATTRIBUTION', '© Example');
    expect(mapTiles()?.attribution).toBe('© Example');
  });
});
