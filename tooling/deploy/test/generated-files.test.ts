import { existsSync, globSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { settingsSchema } from '@veralune/edge';
import { apiEnvironment } from '@veralune/api/environment/environment';
import { variableFaults } from '@veralune/api/environment/read-variables';
import { marketIds } from '@veralune/routing';
import { environmentFaults } from '@veralune/site/check-environment';
import { siteEnvironment } from '@veralune/site/environment';
import { parseEnv } from 'node:util';
import { describe, expect, it } from 'vitest';
import { documentedVariables } from '../src/documented-variables.ts';
import { generatedFiles, startedFiles } from '../src/generated-files.ts';
import { root } from '../src/root.ts';

const files = await generatedFiles();

it.each([...files])('%s is up to date: node tooling/deploy/src/generate.ts', (path, text) => {
  expect(existsSync(join(root, path)) && readFileSync(join(root, path), 'utf8')).toBe(text);
});

describe('own.env', () => {
  it.each([...startedFiles().keys()])('%s has variables of a site that are no secrets and not in site.env', (path) => {
    const own = parseEnv(readFileSync(join(root, path), 'utf8'));
    const secrets = documentedVariables(siteEnvironment).filter(({ isSecret }) => isSecret);
    const refused = [
      ...secrets.map(({ name }) => name),
      ...Object.keys(parseEnv(files.get(path.replace('own.env', 'site.env')) ?? '')),
    ];
    expect(refused).toContain('SITE_URL');
    expect(Object.keys(own).filter((name) => refused.includes(name))).toEqual([]);
    expect(environmentFaults({ ...own } as Record<string, string>)).toEqual([]);
  });
});

/** The file with the # removed from each line that sets a variable. */
function filledIn(path: string): Record<string, string> {
  const text = files.get(path) ?? '';
  return { ...parseEnv(text.replaceAll(/^# (?=[A-Z][A-Z\d_]*=)/gm, '')) } as Record<string, string>;
}

describe('.env.example', () => {
  it.each(marketIds)('of %s has every variable of a site, and valid examples', (id) => {
    const variables = filledIn(`apps/${id}/.env.example`);
    expect(Object.keys(variables).sort()).toEqual(Object.keys(siteEnvironment.shape).sort());
    expect(environmentFaults(variables)).toEqual([]);
  });

  it('of the API has every variable of the API, and valid examples', () => {
    const variables = filledIn('apps/api/.env.example');
    expect(Object.keys(variables).sort()).toEqual(Object.keys(apiEnvironment.shape).sort());
    expect(variableFaults(apiEnvironment, variables)).toEqual([]);
  });

  it.each(marketIds)('of %s has no secret', (id) => {
    const secrets = documentedVariables(siteEnvironment).filter(({ isSecret }) => isSecret);
    expect(secrets.map(({ name }) => filledIn(`apps/${id}/.env.example`)[name])).toEqual(secrets.map(() => ''));
  });
});

describe('variables that the code reads', () => {
  const read = /(?:process\.env|environment)\[?\.?['"]?([A-Z][A-Z\d_]+)/g;
  /** Set by Next, Node and our own Next configuration. */
  const internal = new Set(['NEXT_PHASE', 'NEXT_RUNTIME', 'NODE_ENV', 'VERALUNE_BUILD', 'VERALUNE_SCREENS']);

  it.each(['packages/site/src', 'packages/http/src', ...marketIds.map((id) => `apps/${id}`)])(
    'of %s are in the schema',
    (folder) => {
      const exclude = ['node_modules', '.next'];
      const sources = globSync('**/*.{ts,tsx}', { cwd: join(root, folder), exclude });
      const names = sources.flatMap((file) =>
        [...readFileSync(join(root, folder, file), 'utf8').matchAll(read)].map(([, name]) => name ?? ''),
      );
      expect(sources.length).toBeGreaterThan(4);
      expect(names.filter((name) => !internal.has(name) && !(name in siteEnvironment.shape))).toEqual([]);
    },
  );
});

it('writes settings that the edge accepts', () => {
  const { markets } = settingsSchema.parse(JSON.parse(files.get('deploy/edge.json') ?? ''));
  expect(Object.values(markets).map(({ upstreams }) => upstreams)).toEqual(
    marketIds.map((id) => [expect.stringMatching(`^${id}:30\\d\\d$`)]),
  );
});
