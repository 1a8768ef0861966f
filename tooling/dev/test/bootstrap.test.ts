import { execFileSync, spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeEach, describe, expect, it } from 'vitest';
import { freeMegabytes, requireSpace } from '../bootstrap/disk.mjs';
import { toolEnvironment } from '../bootstrap/environment.mjs';
import { wantedState } from '../bootstrap/packages.mjs';
import { hasTools } from '../bootstrap/tools.mjs';

const bootstrap = join(import.meta.dirname, '../bootstrap.mjs');
const folder = mkdtempSync(join(tmpdir(), 'veralune-bootstrap-'));

function write(path: string, value: unknown): void {
  mkdirSync(join(folder, path, '..'), { recursive: true });
  writeFileSync(join(folder, path), JSON.stringify(value));
}

afterAll(() => rmSync(folder, { recursive: true }));

describe('bootstrap', () => {
  it.each(['14.0.0', '18.20.0', '20.8.1'])('refuses Node %s in one sentence', (version) => {
    const pretend = `Object.defineProperty(process.versions, 'node', { value: '${version}' })`;
    const fake = join(folder, 'fake.cjs');
    writeFileSync(fake, pretend);
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--require', fake, bootstrap, 'start'], {
      encoding: 'utf8',
    });
    expect(status).toBe(1);
    expect(stdout).toBe('');
    expect(stderr.trim()).toBe(
      `Node ${version} is too old: this needs Node 20.9 or newer. Install a current one from nodejs.org.`,
    );
  });

  it('is written in what every Node since 14 can read', () => {
    expect(() => execFileSync(process.execPath, ['--check', bootstrap])).not.toThrow();
  });
});

describe('requireSpace', () => {
  it('names the folder, what is left and what is needed', () => {
    expect(() => requireSpace(120, 3000, '/repo')).toThrow('/repo has 120 MB left and this needs 3000 MB');
    expect(() => requireSpace(3000, 3000, '/repo')).not.toThrow();
  });

  it('can be asked of a real folder', () => {
    expect(freeMegabytes(folder)).toBeGreaterThan(0);
  });
});

describe('toolEnvironment', () => {
  it('drops what npm hands down, keeps the rest and puts the tools first', () => {
    const environment = {
      PATH: '/usr/bin',
      npm_config_prefix: '/x',
      NPM_CONFIG_CACHE: '/y',
      npm_execpath: '/z',
      SSL_CERT_FILE: '/ca.pem',
    };
    expect(toolEnvironment(environment, '/repo/bin')).toEqual({ PATH: '/repo/bin:/usr/bin', SSL_CERT_FILE: '/ca.pem' });
  });
});

describe('hasTools', () => {
  it('wants exactly the pinned versions', () => {
    expect(hasTools(folder)).toBe(false);
    write('node_modules/pnpm/package.json', { version: '12.21.0' });
    write('node_modules/node/package.json', { version: '24.20.0' });
    expect(hasTools(folder)).toBe(false);
    write('node_modules/node/package.json', { version: '24.21.0' });
    expect(hasTools(folder)).toBe(true);
  });
});

describe('wantedState', () => {
  beforeEach(() => {
    for (const group of ['apps', 'packages', 'tooling']) write(`${group}/one/package.json`, { name: group });
    write('pnpm-lock.yaml', 'lock');
  });

  it('changes with the lockfile and with any manifest, and with nothing else', () => {
    const before = wantedState(folder);
    write('packages/one/src.json', 'code');
    expect(wantedState(folder)).toBe(before);
    write('packages/one/package.json', { name: 'changed' });
    const after = wantedState(folder);
    expect(after).not.toBe(before);
    write('pnpm-lock.yaml', 'changed');
    expect(wantedState(folder)).not.toBe(after);
  });
});
