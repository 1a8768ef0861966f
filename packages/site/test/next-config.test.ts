import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { createNextConfig } from '../src/next-config.ts';

let app = '';
beforeEach(() => {
  app = mkdtempSync(join(tmpdir(), 'veralune-app-'));
  mkdirSync(join(app, 'app/[locale]/home'), { recursive: true });
});
afterEach(() => {
  rmSync(app, { recursive: true });
});

describe('the build of an app', () => {
  it('goes on with a redirect table that can be read', () => {
    writeFileSync(join(app, 'redirects.csv'), 'from,to\n/old,/fr/marques\n');
    expect(createNextConfig(app).env).toEqual({ VERALUNE_SCREENS: 'home' });
  });

  it('ends without a redirect table, and says what to do', () => {
    expect(() => createNextConfig(app)).toThrow(/VR-SITE-007: .*redirects\.csv is missing\. Without rules it has one line/);
  });

  it('ends with the lines that can’t be read', () => {
    writeFileSync(join(app, 'redirects.csv'), 'from,to\n/old,/fr\n/broken,ftp://elsewhere.example\n');
    expect(() => createNextConfig(app)).toThrow(/VR-SITE-008[^]*line 3: VR-REDIRECTS-\d+/);
  });
});
