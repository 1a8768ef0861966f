import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../src/root.ts';

const run = promisify(execFile);

function command(name: string, folder: string, ...args: readonly string[]) {
  return run(process.execPath, [join(root, `tooling/dev/src/${name}.ts`), ...args], {
    env: { ...process.env, INIT_CWD: join(root, folder), CONTENT_DIR: undefined, DATA_DIR: '/dev/null/no-folder' },
  });
}

const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as { scripts: Record<string, string> };

it.each(['content', 'edge', 'office', 'redirects', 'release'])('npm run %s is a script of the root', (name) => {
  expect(scripts[name]).toBe(`node tooling/dev/bootstrap.mjs ${name}`);
});

describe('npm run content', () => {
  it.each([
    ['', []],
    ['', ['apps/api/content']],
    ['apps/api', ['content']],
  ])('run in "%s", finds the folder %j', async (folder, args) => {
    const { stdout } = await command('content', folder, 'check', ...args);
    expect(stdout).toMatch(/^Nothing is wrong in \d+ products/);
  });

  it.each([{ args: [] }, { args: ['import', 'a', 'b'] }, { args: ['check', '--all'] }])(
    'prints its usage for $args',
    async ({ args }) => {
      await expect(command('content', '', ...args)).rejects.toMatchObject({
        code: 1,
        stderr: expect.stringContaining('npm run content -- import [folder]') as string,
      });
    },
  );

  it('uses the database of DATA_DIR', async () => {
    await expect(command('content', '', 'diff')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('/dev/null/no-folder') as string,
    });
  });
});

describe('npm run office', () => {
  it.each([{ args: ['tokens'] }, { args: ['list', '--all'] }])('prints its usage for $args', async ({ args }) => {
    await expect(command('office', '', ...args)).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('npm run office -- revoke <id>') as string,
    });
  });

  it('uses the database of DATA_DIR', async () => {
    await expect(command('office', '', 'list')).rejects.toMatchObject({
      code: 1,
      stderr: expect.stringContaining('/dev/null/no-folder') as string,
    });
  });
});
