import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, it } from 'vitest';
import { root } from '../src/root.ts';

const run = promisify(execFile);

function command(folder: string, ...args: readonly string[]) {
  return run(process.execPath, [join(root, 'tooling/dev/src/redirects.ts'), ...args], {
    env: { ...process.env, INIT_CWD: join(root, folder) },
  });
}

describe('npm run redirects', () => {
  it.each([
    ['', 'apps/ch/redirects.csv'],
    ['apps/ch', 'redirects.csv'],
  ])('resolves file names relative to "%s"', async (folder, file) => {
    const { stdout } = await command(folder, 'check', 'ch', '--file', file);
    expect(stdout).toMatch(/ch: \d+ rules, 0 errors/);
  });

  it('exits with the exit code of the command', async () => {
    await expect(command('', 'check', 'nowhere')).rejects.toMatchObject({
      code: 2,
      stderr: expect.stringContaining('There is no market "nowhere"') as string,
    });
  });
});
