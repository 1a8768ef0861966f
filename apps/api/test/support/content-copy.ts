import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { shippedContent } from './catalogues.ts';

export interface ContentCopy {
  readonly folder: () => string;
  /** Runs `act` with an edited `file`, and restores the file afterwards. */
  readonly withEdit: <Result>(
    file: string,
    edit: (text: string) => string,
    act: () => Result | Promise<Result>,
  ) => Promise<Result>;
}

/** A copy of the shipped content that the tests of one file can change. */
export function useContentCopy(): ContentCopy {
  let folder = '';
  beforeAll(() => {
    folder = mkdtempSync(join(tmpdir(), 'veralune-content-'));
    cpSync(shippedContent, folder, { recursive: true });
  });
  afterAll(() => {
    rmSync(folder, { recursive: true, force: true });
  });
  return {
    folder: () => folder,
    withEdit: async (file, edit, act) => {
      const path = join(folder, file);
      const before = readFileSync(path, 'utf8');
      const after = edit(before);
      expect(after, `the edit must change ${file}`).not.toBe(before);
      writeFileSync(path, after);
      try {
        return await act();
      } finally {
        writeFileSync(path, before);
      }
    },
  };
}
