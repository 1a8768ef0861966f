import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { href, locales, marketOf } from '@veralune/routing';
import { expect, it, vi } from 'vitest';
import { startEdge } from '../src/testing/running-edge.ts';
import { nginx, nginxTitle } from './nginx-for-tests.ts';
import { startStubApp } from './stub-app.ts';

it.skipIf(nginx === '')(`${nginxTitle}: the log has addresses without what visitors typed`, async () => {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-log-'));
  const accessLog = join(folder, 'access.log');
  await using app = await startStubApp();
  await using edge = await startEdge(nginx, [`127.0.0.1:${app.port}`], { accessLog });
  await edge.ask('/fr/points-de-vente?lat=50.83&lng=4.37');
  const results = locales.map((locale) => [locale, href('results', { terms: 'mal-de-dos' }, locale)] as const);
  for (const [locale, path] of results) await edge.ask(path, { host: marketOf(locale).localHost });
  const lines = await vi.waitFor(() => {
    const text = readFileSync(accessLog, 'utf8');
    expect(text).toContain('/risultati');
    return text.trim().split('\n');
  }, 10_000);
  expect(lines.map((line) => JSON.parse(line) as object)).toContainEqual(
    expect.objectContaining({ method: 'GET', path: '/fr/points-de-vente', status: '200' }),
  );
  expect(lines.join('')).not.toMatch(/50\.83|mal-de-dos/);
  expect(lines.join('')).toContain('/-r--*"');
  rmSync(folder, { recursive: true, force: true });
});
