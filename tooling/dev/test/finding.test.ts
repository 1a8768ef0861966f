import { chmodSync, mkdirSync, mkdtempSync, realpathSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, it } from 'vitest';
import { findChromium } from '../src/testing/find-chromium.ts';
import { chosenParts, parts } from '../src/testing/parts.ts';
import { findPostgres } from '../src/testing/private-postgres.ts';

let folder: string;
beforeEach(() => {
  folder = realpathSync(mkdtempSync(join(tmpdir(), 'veralune-finding-')));
});
afterEach(() => rmSync(folder, { recursive: true }));

function program(path: string, text = ''): string {
  const full = join(folder, path);
  mkdirSync(join(full, '..'), { recursive: true });
  writeFileSync(full, `#!/bin/sh\n${text}\n`);
  chmodSync(full, 0o755);
  return full;
}

describe('findChromium', () => {
  it('uses the browser of CHROMIUM_PATH', () => {
    const path = program('mine');
    expect(findChromium({ CHROMIUM_PATH: path, PATH: '' }, 'shell')).toEqual({ path });
  });

  it('reports a CHROMIUM_PATH that is not executable', () => {
    program('chromium');
    expect(findChromium({ CHROMIUM_PATH: '/no/such', PATH: folder }, 'shell')).toMatchObject({
      missing: expect.stringContaining('/no/such'),
    });
  });

  it.each(['chromium', 'chromium-browser', 'google-chrome'])('finds %s in PATH', (name) => {
    const path = program(name);
    expect(findChromium({ PATH: `/nowhere:${folder}` }, 'shell')).toEqual({ path });
  });

  it('prefers the shell without windows, but not where a browser is asked for', () => {
    const browser = program('chromium');
    const shell = program('chromium-headless-shell');
    expect(findChromium({ PATH: folder }, 'shell')).toEqual({ path: shell });
    expect(findChromium({ PATH: folder }, 'browser')).toEqual({ path: browser });
  });

  it('says how to install it', () => {
    expect(findChromium({ PATH: folder }, 'browser')).toMatchObject({
      missing: expect.stringContaining('apt-get install chromium'),
    });
  });
});

describe('findPostgres', () => {
  it('uses the newest version in the folder of Debian', () => {
    program('pg/9/bin/initdb', 'echo initdb 9.6');
    program('pg/17/bin/initdb', 'echo "initdb (PostgreSQL) 17.2"');
    program('pg/15/bin/initdb', 'echo initdb 15.1');
    const found = findPostgres({ PATH: '' }, join(folder, 'pg'));
    expect(found).toEqual({ folder: join(folder, 'pg/17/bin'), version: '17.2' });
  });

  it('resolves a symbolic link in PATH to the folder of the programs', () => {
    const real = program('pg/16/bin/initdb', 'echo initdb 16.0');
    mkdirSync(join(folder, 'bin'));
    symlinkSync(real, join(folder, 'bin/initdb'));
    expect(findPostgres({ PATH: join(folder, 'bin') }, '/nowhere')).toMatchObject({
      folder: join(folder, 'pg/16/bin'),
    });
  });

  it('rejects a version that is too old, and reports a missing server', () => {
    program('pg/13/bin/initdb', 'echo initdb 13.4');
    expect(findPostgres({ PATH: '' }, join(folder, 'pg'))).toMatchObject({
      missing: expect.stringContaining('13.4 is too old'),
    });
    expect(findPostgres({ PATH: '' }, '/nowhere')).toMatchObject({ missing: expect.stringContaining('No PostgreSQL') });
  });
});

describe('chosenParts', () => {
  it('returns all parts if no names are given', () => {
    expect(chosenParts([])).toEqual(parts);
    expect(chosenParts(['journeys', 'lint']).map(({ name }) => name)).toEqual(['lint', 'journeys']);
  });

  it('lists the known parts in the error', () => {
    expect(() => chosenParts(['e2e'])).toThrow(
      'lint|types|audit|unit|packages|postgres|redis|stories|pictures|settings|journeys',
    );
  });
});
