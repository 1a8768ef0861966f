import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { binOf } from '@veralune/dev/programs';

export interface Step {
  readonly what: string;
  /** From the root of the repository. */
  readonly folder: string;
  /** A script, or a program of a package that the folder depends on. */
  readonly run: { readonly script: string } | { readonly program: string };
  readonly args?: readonly string[];
}

/**
 * Runs commands that read what was just written, in processes of their own: this one has loaded the files from before.
 * @returns the steps that failed, with what they printed
 */
export function runSteps(root: string, steps: readonly Step[], print: (line: string) => void): string[] {
  return steps.flatMap(({ what, folder, run, args = [] }) => {
    print(`… ${what}`);
    const cwd = join(root, folder);
    const script = 'script' in run ? run.script : binOf(run.program, cwd);
    const { status, stdout, stderr } = spawnSync(process.execPath, [script, ...args], { cwd, encoding: 'utf8' });
    return status === 0 ? [] : [`${what}:\n${stdout}${stderr}`];
  });
}
