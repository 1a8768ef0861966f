import { readFileSync } from 'node:fs';
import { beforeAll, describe, expect, it } from 'vitest';
import { entriesFile } from '../src/folders.ts';
import { committedLeaflets, generate, type Generated } from '../src/generate.ts';

const remedy = 'Run `node tooling/leaflets/src/main.ts`, look at the leaflets, commit.';

describe('the committed leaflets', () => {
  const committed = committedLeaflets();
  let generated: Generated;
  beforeAll(async () => {
    generated = await generate();
  }, 120_000);

  it('say what the content says now', () => {
    const stale = generated.leaflets.filter(
      ({ file, bytes }) => !committed.get(file) || Buffer.compare(bytes, committed.get(file) ?? bytes) !== 0,
    );
    expect(
      stale.map(({ file }) => file),
      remedy,
    ).toEqual([]);
    expect(readFileSync(entriesFile, 'utf8'), remedy).toBe(generated.entries);
  });

  it('are all named by a product', () => {
    const files = new Set(generated.leaflets.map(({ file }) => file));
    expect(
      [...committed.keys()].filter((file) => !files.has(file)),
      remedy,
    ).toEqual([]);
  });

  it('are tagged and name their language and title', () => {
    for (const [file, bytes] of committed) {
      const text = Buffer.from(bytes).toString('latin1');
      expect(text, file).toMatch(/\/MarkInfo/);
      expect(text, file).toMatch(/\/StructTreeRoot/);
      expect(text, file).toMatch(/\/Lang/);
      expect(text, file).toMatch(/\/DisplayDocTitle true/);
    }
  });

  it('weigh at most 3 MB', () => {
    const bytes = [...committed.values()].reduce((sum, file) => sum + file.length, 0);
    expect(bytes).toBeLessThan(3_000_000);
  });
});
