import { cpSync, existsSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { marketIds } from '@veralune/routing';
import { PHASE_PRODUCTION_BUILD, PHASE_PRODUCTION_SERVER } from 'next/constants.js';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { createNextConfig } from '../src/next-config.ts';

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'veralune-app-'));
  cpSync(fileURLToPath(new URL('../../../apps/be/app', import.meta.url)), join(app, 'app'), { recursive: true });
});
afterEach(() => {
  rmSync(app, { recursive: true });
  vi.unstubAllEnvs();
});

describe('createNextConfig', () => {
  it('accepts a valid redirect table', () => {
    writeFileSync(join(app, 'redirects.csv'), 'from,to\n/old,/fr/marques\n');
    const { env } = createNextConfig(app, 'be')(PHASE_PRODUCTION_BUILD);
    expect(env?.['VERALUNE_SCREENS']?.split(',')).toEqual(expect.arrayContaining(['home', 'products']));
  });

  it.each([
    [PHASE_PRODUCTION_BUILD, '', 'standalone', true],
    [PHASE_PRODUCTION_BUILD, 'redis://valkey:6379', 'standalone', true],
    [PHASE_PRODUCTION_SERVER, '', undefined, false],
    [PHASE_PRODUCTION_SERVER, 'redis://valkey:6379', undefined, true],
  ])('%s with REDIS_URL "%s" has the output %s, and a shared cache: %s', (phase, url, output, isShared) => {
    writeFileSync(join(app, 'redirects.csv'), 'from,to\n');
    vi.stubEnv('REDIS_URL', url);
    const config = createNextConfig(app, 'be')(phase);
    expect(config.output).toBe(output);
    expect(existsSync(config.cacheHandler ?? '')).toBe(isShared);
  });

  it('throws when the redirect table is missing, and says what to do', () => {
    expect(() => createNextConfig(app, 'be')).toThrow(
      /VR-SITE-007: .*redirects\.csv is missing\. Without rules it has one line/,
    );
  });

  it('throws with the lines of the redirect table that are not valid', () => {
    writeFileSync(join(app, 'redirects.csv'), 'from,to\n/old,/fr\n/broken,ftp://elsewhere.example\n');
    expect(() => createNextConfig(app, 'be')).toThrow(/VR-SITE-008[^]*line 3: VR-REDIRECTS-\d+/);
  });

  it('throws when a page of the market is missing or has no route', () => {
    writeFileSync(join(app, 'redirects.csv'), 'from,to\n');
    const pages = join(app, 'app/[locale]');
    renameSync(join(pages, 'brands'), join(pages, 'marken'));
    expect(() => createNextConfig(app, 'be')).toThrow(
      /VR-SITE-009[^]*missing: brands\/page\.tsx[^]*no route leads to: marken\/page\.tsx/,
    );
  });

  it.each(marketIds)('accepts the pages of %s', (market) => {
    expect(() =>
      createNextConfig(fileURLToPath(new URL(`../../../apps/${market}`, import.meta.url)), market),
    ).not.toThrow();
  });
});
