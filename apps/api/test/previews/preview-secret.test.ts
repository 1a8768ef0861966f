import { mkdtempSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readConfig } from '../../src/config.ts';
import { previewSecretOf } from '../../src/previews/preview-secret.ts';

let dataDir = '';
beforeAll(() => {
  dataDir = mkdtempSync(join(tmpdir(), 'veralune-preview-'));
});
afterAll(() => {
  rmSync(dataDir, { recursive: true });
});

describe('the secret of previews', () => {
  test('is random, kept in the data folder, and readable by its owner only', () => {
    const folder = join(dataDir, 'new');
    const secret = previewSecretOf(readConfig({ DATA_DIR: folder }));
    expect(secret).toMatch(/^[\da-f]{64}$/);
    expect(previewSecretOf(readConfig({ DATA_DIR: folder }))).toBe(secret);
    expect(previewSecretOf(readConfig({ DATA_DIR: join(dataDir, 'other') }))).not.toBe(secret);
    expect((statSync(join(folder, 'preview-secret')).mode & 0o777).toString(8)).toBe('600');
  });

  test('is that of the environment, if there is one', () => {
    const given = 'a secret of the environment with 32 characters';
    expect(previewSecretOf(readConfig({ DATA_DIR: dataDir, PREVIEW_SECRET: given }))).toBe(given);
    expect(() => readConfig({ PREVIEW_SECRET: 'short' })).toThrow('PREVIEW_SECRET');
  });

  test('says what to do if it cannot be stored', () => {
    const file = join(dataDir, 'file');
    writeFileSync(file, '');
    expect(() => previewSecretOf(readConfig({ DATA_DIR: join(file, 'folder') }))).toThrow('set PREVIEW_SECRET');
  });
});
