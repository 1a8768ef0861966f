import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { siteEnvironment } from '@veralune/site/environment';
import { describe, expect, it } from 'vitest';
import { z } from 'zod';
import { documentedVariables } from '../src/documented-variables.ts';
import { root } from '../src/root.ts';

const names = z.array(z.string()).default([]);
const { tasks, ...global } = z
  .object({
    globalDependencies: names,
    globalEnv: names,
    globalPassThroughEnv: names,
    tasks: z.record(
      z.string(),
      z.object({
        inputs: z.array(z.string()).min(1),
        outputs: z.array(z.string()),
        env: names,
        passThroughEnv: names,
      }),
    ),
  })
  .parse(JSON.parse(readFileSync(join(root, 'turbo.json'), 'utf8')));

describe('turbo.json', () => {
  it.each(Object.entries(tasks))(
    '%s names its variables and folders',
    (_, { env, passThroughEnv, inputs, outputs }) => {
      expect([...env, ...passThroughEnv].filter((name) => !/^[A-Z][A-Z\d_]*$/i.test(name))).toEqual([]);
      expect([...inputs, ...outputs].filter((glob) => /^!?\*+(?:\/\*+)?$/.test(glob))).toEqual([]);
    },
  );

  it('has no patterns for variables and folders of all tasks', () => {
    expect(global.globalPassThroughEnv.length).toBeGreaterThan(0);
    const all = [...global.globalEnv, ...global.globalPassThroughEnv];
    expect(all.filter((name) => !/^[A-Z][A-Z\d_]*$/.test(name))).toEqual([]);
    expect(global.globalDependencies.filter((glob) => glob.includes('**'))).toEqual([]);
  });

  it('builds the sites again when a variable changes that their pages contain', () => {
    const forBuild = documentedVariables(siteEnvironment).filter(({ isForBuild }) => isForBuild);
    expect(tasks['build']?.env).toEqual(forBuild.map(({ name }) => name).sort());
  });
});
