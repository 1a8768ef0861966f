import { cpSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect } from 'vitest';
import { parseSource, type ParseSource } from '../../src/content/source-file.ts';
import { shippedContent } from './catalogues.ts';

export interface ContentCopy {
  readonly folder: () => string;
  /** Parses a file again only if its text has changed, for tests that read the folder after each edit. */
  readonly parse: ParseSource;
  /** Runs `act` with an edited `file`, and restores the file afterwards. */
  readonly withEdit: <Result>(
    file: string,
    edit: (text: string) => string,
    act: () => Result | Promise<Result>,
  ) => Promise<Result>;
}

function parseOnce(): ParseSource {
  const parsed = new Map<string, ReturnType<ParseSource>>();
  return (file, text) => {
    const key = `${file}\n${text}`;
    const source = parsed.get(key) ?? parseSource(file, text);
    parsed.set(key, source);
    return source;
  };
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
    parse: parseOnce(),
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
