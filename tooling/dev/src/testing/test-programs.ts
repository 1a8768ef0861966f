import { join } from 'node:path';
import type { Environment, Program } from '../child.ts';
import { binOf } from '../programs.ts';
import { root } from '../root.ts';
import { say } from '../say.ts';

function node(name: string, args: readonly string[], cwd = root, env: Environment = {}): Program {
  return {
    name,
    command: process.execPath,
    args,
    cwd,
    // Colours make a log of many programs readable; a pipe would make each of them leave them out.
    env: { ...(process.stdout.isTTY && { FORCE_COLOR: '1' }), ...env },
    onLine: (line) => say(`  ${line}`),
  };
}

/** Which files Prettier would write otherwise. */
export function formatProgram(): Program {
  return node('Prettier', [binOf('prettier', root), '--check', '--log-level', 'warn', '.']);
}

export function lintProgram(): Program {
  return node('ESLint', [binOf('eslint', root), '.', '--max-warnings', '0']);
}

/** Files that nothing reaches, exports and dependencies that nothing uses. */
export function unusedProgram(): Program {
  return node('Knip', [binOf('knip', root), '--no-progress']);
}

export function typesProgram(): Program {
  return node(
    'The type check',
    [binOf('turbo', root), 'run', 'types', '--output-logs=errors-only', '--continue'],
    root,
    {
      NEXT_TELEMETRY_DISABLED: '1',
      TURBO_TELEMETRY_DISABLED: '1',
    },
  );
}

/** Vitest over the whole workspace, or over the files below `only`. */
export function vitestProgram(reportPath: string, only: readonly string[] = [], env: Environment = {}): Program {
  return node('Vitest', [binOf('vitest', root), 'run', ...only, ...vitestReporters(reportPath)], root, env);
}

/** What of packages/ui runs in a browser: every story with axe, and the keys that a person presses. */
export function storiesProgram(reportPath: string, env: Environment): Program {
  const ui = join(root, 'packages/ui');
  const projects = ['--project', 'stories', '--project', 'keyboard'];
  return node('The story tests', [binOf('vitest', ui), 'run', ...projects, ...vitestReporters(reportPath)], ui, env);
}

function vitestReporters(reportPath: string): string[] {
  return ['--reporter=default', '--reporter=json', `--outputFile.json=${reportPath}`];
}

export function playwrightProgram(reportPath: string, env: Environment): Program {
  const e2e = join(root, 'tooling/e2e');
  return node('Playwright', [binOf('@playwright/test', e2e, 'playwright'), 'test', '--reporter=list,json'], e2e, {
    ...env,
    PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath,
  });
}

/** Playwright over the built stories: pictures, or what small windows and preferences do to them. */
export function visualProgram(
  projects: readonly string[],
  reportPath: string,
  env: Environment,
  args: readonly string[] = [],
): Program {
  const visual = join(root, 'tooling/visual');
  const program = [
    binOf('@playwright/test', visual, 'playwright'),
    'test',
    ...projects.map((each) => `--project=${each}`),
    '--reporter=list,json',
    ...args,
  ];
  return node('Playwright', program, visual, { ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: reportPath });
}
