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
  it.each(['14.0.0', '18.20.0', '20.8.1'])('rejects Node %s with a one-line message', (version) => {
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

  it('uses only syntax that Node 14 and later can parse', () => {
    expect(() => execFileSync(process.execPath, ['--check', bootstrap])).not.toThrow();
  });
});

describe('requireSpace', () => {
  it('names the folder, the free space and the required space', () => {
    expect(() => requireSpace(120, 3000, '/repo')).toThrow('/repo has 120 MB left and this needs 3000 MB');
    expect(() => requireSpace(3000, 3000, '/repo')).not.toThrow();
  });

  it('reads the free space of a real folder', () => {
    expect(freeMegabytes(folder)).toBeGreaterThan(0);
  });
});

describe('toolEnvironment', () => {
  it('removes the variables of npm, keeps the others and puts the tools first in PATH', () => {
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
  it('is true only for the pinned versions', () => {
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

  it('changes only with the lockfile or a manifest', () => {
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
