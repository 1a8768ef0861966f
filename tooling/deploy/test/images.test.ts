import { execFileSync, spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { marketIds, markets } from '@veralune/routing';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { parse } from 'yaml';
import { root } from '../src/root.ts';
import { composeErrors } from './compose/compose-errors.ts';

interface Service {
  readonly image?: string;
  readonly build?: { readonly dockerfile: string };
  readonly healthcheck?: object;
  readonly depends_on?: Readonly<Record<string, { readonly condition: string }>>;
  readonly environment?: Readonly<Record<string, string>>;
}

const compose = parse(readFileSync(join(root, 'compose.yaml'), 'utf8')) as {
  readonly services: Readonly<Record<string, Service>>;
};

describe('compose.yaml', () => {
  it('is valid', () => {
    expect(composeErrors(compose)).toEqual([]);
    const wrong = { ...compose, services: { be: { imgae: 'x' } } };
    expect(composeErrors(wrong)).toEqual(['/services/be must NOT have additional properties']);
  });

  it('has every market, and what they need', () => {
    expect(Object.keys(compose.services)).toEqual(['postgres', 'valkey', 'api', ...marketIds, 'edge']);
  });

  it.each(Object.entries(compose.services))('%s depends on services that can tell their health', (_, service) => {
    for (const [name, { condition }] of Object.entries(service.depends_on ?? {})) {
      const needed = compose.services[name];
      const dockerfile = needed?.build && readFileSync(join(root, needed.build.dockerfile), 'utf8');
      expect(condition).toBe('service_healthy');
      expect(needed?.healthcheck ?? dockerfile?.includes('HEALTHCHECK'), name).toBeTruthy();
    }
  });

  it.each(marketIds)('%s has its own version', (id) => {
    expect(compose.services[id]?.image).toContain(`/${id}:\${${id.toUpperCase()}_VERSION:-latest}`);
  });
});

const apps = ['api', ...marketIds];

/** Instructions of a Dockerfile, with continued lines joined. */
function instructions(path: string): readonly string[] {
  const text = readFileSync(join(root, path), 'utf8').replaceAll(/\\\n\s*/g, '');
  return text.split('\n').filter((line) => /^[A-Z]+ /.test(line));
}

function lastStage(path: string): readonly string[] {
  const all = instructions(path);
  return all.slice(all.findLastIndex((line) => line.startsWith('FROM ')));
}

describe.each([...apps.map((app) => `apps/${app}/Dockerfile`), 'tooling/edge/Dockerfile'])('%s', (path) => {
  it('is not root, and tells its health', () => {
    const stage = lastStage(path);
    expect(stage.findLast((line) => line.startsWith('USER '))).toMatch(/^USER (?:node|www-data)$/);
    expect(stage.filter((line) => line.startsWith('HEALTHCHECK '))).toHaveLength(1);
  });

  it('copies from stages that exist', () => {
    const all = instructions(path);
    const stages = new Set(all.flatMap((line) => /^FROM \S+ AS (\S+)$/.exec(line)?.[1] ?? []));
    const used = all.flatMap((line) => /^COPY --from=(\S+)/.exec(line)?.[1] ?? []);
    expect(used.filter((stage) => !stages.has(stage))).toEqual([]);
  });
});

it.each(marketIds)('the image of %s is built without a network and listens on its port', (id) => {
  const all = instructions(`apps/${id}/Dockerfile`);
  expect(all.find((line) => line.includes('run build'))).toContain('--network=none');
  expect(lastStage(`apps/${id}/Dockerfile`)).toContain(`EXPOSE ${markets[id].localPort}`);
});

/** Runs what an image runs to install packages, up to the check of the lockfile. */
function checkInstallation(dockerfile: string, workspace: string): void {
  const [options = ''] = instructions(dockerfile).flatMap(
    (line) => /pnpm install (.*) --store-dir/.exec(line)?.[1] ?? [],
  );
  expect(options).toContain('--frozen-lockfile');
  const args = ['install', ...options.split(' '), '--lockfile-only', '--offline'];
  const { stderr, status } = spawnSync('pnpm', args, { cwd: workspace, encoding: 'utf8' });
  expect(status, stderr).toBe(0);
}

describe('turbo prune', () => {
  let out = '';
  beforeAll(() => {
    out = mkdtempSync(join(tmpdir(), 'veralune-prune-'));
  });
  afterAll(() => {
    rmSync(out, { recursive: true, force: true });
  });

  /** @returns the folder with the workspace of a package */
  function prune(name: string): string {
    const folder = join(out, name);
    const turbo = join(root, 'node_modules/.bin/turbo');
    execFileSync(turbo, ['prune', `@veralune/${name}`, '--docker', '--skip-infer', '--out-dir', folder], {
      cwd: root,
      stdio: 'ignore',
    });
    return folder;
  }

  it.each(apps)('gives %s a workspace without the other apps', (app) => {
    const folder = prune(app);
    expect(apps.filter((each) => existsSync(join(folder, 'full/apps', each)))).toEqual([app]);
    checkInstallation(`apps/${app}/Dockerfile`, join(folder, 'json'));
    // What the pages and the API read besides their source.
    expect(existsSync(join(folder, 'full/apps', app, app === 'api' ? 'content' : 'redirects.csv'))).toBe(true);
  });

  it('gives the image of nginx a workspace without apps, of which it gets the redirect tables', () => {
    const folder = prune('edge');
    expect(existsSync(join(folder, 'full/tooling/edge/src/main.ts'))).toBe(true);
    expect(existsSync(join(folder, 'full/apps'))).toBe(false);
    checkInstallation('tooling/edge/Dockerfile', join(folder, 'json'));
    const copied = lastStage('tooling/edge/Dockerfile').filter((line) => line.startsWith('COPY apps/'));
    expect(copied).toEqual(marketIds.map((id) => `COPY apps/${id}/redirects.csv apps/${id}/`));
  });
});
