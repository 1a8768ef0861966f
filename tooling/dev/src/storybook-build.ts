import { join } from 'node:path';
import type { Program } from './child.ts';
import { binOf } from './programs.ts';
import { root } from './root.ts';

/** Builds the Storybook into a folder. @param args `--test` leaves out the parts that tests do not need */
export function storybookBuild(folder: string, args: readonly string[] = []): Program {
  const ui = join(root, 'packages/ui');
  return {
    name: 'The Storybook build',
    command: process.execPath,
    args: [binOf('storybook', ui), 'build', '--quiet', '--output-dir', folder, ...args],
    cwd: ui,
    env: { STORYBOOK_DISABLE_TELEMETRY: '1' },
  };
}
