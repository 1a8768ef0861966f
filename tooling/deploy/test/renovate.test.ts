import { readFileSync } from 'node:fs';
import { join, matchesGlob } from 'node:path';
import { describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { z } from 'zod';
import { generatedFiles } from '../src/generated-files.ts';
import { root } from '../src/root.ts';

const { packageRules, ignorePaths } = z
  .object({
    ignorePaths: z.array(z.string()),
    packageRules: z.array(z.object({ matchPackageNames: z.array(z.string()).min(1) })),
  })
  .parse(JSON.parse(readFileSync(join(root, 'renovate.json'), 'utf8')));

const { catalog } = z
  .object({ catalog: z.record(z.string(), z.string()) })
  .parse(parse(readFileSync(join(root, 'pnpm-workspace.yaml'), 'utf8')));

describe('renovate.json', () => {
  const patterns = packageRules.flatMap(({ matchPackageNames }) => matchPackageNames);

  it.each(patterns)('has a rule for %s, which we use', (pattern) => {
    expect(Object.keys(catalog).filter((name) => matchesGlob(name, pattern))).not.toEqual([]);
  });

  it('leaves generated files to their generator', async () => {
    const files = [...(await generatedFiles()).keys()].filter((path) => /Dockerfile$|compose\.yaml$/.test(path));
    expect(files.filter((path) => !ignorePaths.some((glob) => matchesGlob(path, glob)))).toEqual([]);
  });
});
