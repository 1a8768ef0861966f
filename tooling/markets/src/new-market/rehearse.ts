import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';

interface Step {
  readonly what: string;
  /** A program, with its arguments; `node` is the one that runs this. */
  readonly command: readonly [string, ...string[]];
}

/** Unit tests that read what a market consists of. */
const tests = [
  ...['packages/routing', 'packages/forms', 'packages/i18n', 'packages/api-client', 'packages/tracking'],
  ...['packages/site/test', 'packages/ui/src/components/logo', 'packages/ui/src/components/market-outline'],
  ...[
    'tooling/redirects',
    'tooling/edge/test/configuration',
    'tooling/dev/test/address-table',
    'tooling/deploy/test/generated-files',
    'apps/api/test/content',
  ],
];

const typed = ['routing', 'forms', 'i18n', 'ui', 'site', 'api', 'fr', 'e2e'];

/** What is done in the copy, in this order. */
const steps: readonly Step[] = [
  { what: 'installs the packages', command: ['pnpm', 'install', '--prefer-offline', '--frozen-lockfile'] },
  {
    what: 'writes France',
    command: [
      ...(['node', 'tooling/markets/src/new-market/main.ts', 'fr', '--vat', '5.5'] as const),
      ...['--place', '75011, Paris, 48.859, 2.379', '--flag', 'across #1f4fa3 #fffefb #d8323c'],
    ],
  },
  { what: 'writes the German of Luxembourg', command: ['node', 'tooling/markets/src/new-locale/main.ts', 'de-lu'] },
  { what: 'checks the content', command: ['node', 'apps/api/src/content-commands/main.ts', 'check'] },
  { what: 'finds nothing wrong in both', command: ['node', 'tooling/markets/src/check/main.ts', 'fr', 'be'] },
  { what: 'runs unit tests', command: ['node_modules/.bin/vitest', 'run', ...tests] },
  { what: 'writes a component', command: ['node', 'tooling/markets/src/new-component/main.ts', 'price-tag'] },
  {
    what: 'checks the types',
    command: ['node_modules/.bin/turbo', 'run', 'types', ...typed.map((name) => `--filter=@veralune/${name}`)],
  },
  {
    what: 'checks the style',
    command: [
      'node_modules/.bin/eslint',
      '--max-warnings',
      '0',
      ...['apps/fr', 'packages/routing', 'packages/ui/src/components/price-tag'],
    ],
  },
  { what: 'checks the format', command: ['node_modules/.bin/prettier', '--check', '--log-level', 'warn', '.'] },
];

/** Ports that neither a stack nor the tests use. */
const portBase = 7400;
const longestMs = 180_000;

async function answers(url: string): Promise<boolean> {
  const answer = await fetch(url, { signal: AbortSignal.timeout(60_000) }).catch(() => undefined);
  return answer?.status === 200 && (await answer.text()).includes('<html lang="fr-FR"');
}

/** Starts the API and the new site, and asks for its home page. */
async function rendersHome(copy: string): Promise<boolean> {
  const stack = spawn(process.execPath, ['tooling/dev/src/dev.ts', 'fr', '--port-base', String(portBase)], {
    cwd: copy,
    stdio: 'ignore',
  });
  const ended = once(stack, 'exit');
  try {
    const end = Date.now() + longestMs;
    while (Date.now() < end && stack.exitCode === null) {
      if (await answers(`http://localhost:${String(portBase + 6)}/`)) return true;
      await wait(1_000);
    }
    return false;
  } finally {
    stack.kill('SIGTERM');
    await ended;
  }
}

/**
 * Copies the committed files, writes a market, a locale and a component into the copy, checks content, types, style and unit
 * tests, asks for the home page of the market and removes the copy.
 * @param print gets a line for each step, and what a failed one printed
 * @returns whether everything passed
 */
export async function rehearse(root: string, print: (line: string) => void): Promise<boolean> {
  const copy = mkdtempSync(join(tmpdir(), 'veralune-france-'));
  const timed = async (what: string, work: () => Promise<string | null> | string | null) => {
    const start = Date.now();
    const problem = await work();
    print(`${problem === null ? '✓' : '✗'} ${what} (${String(Math.round((Date.now() - start) / 1000))} s)`);
    if (problem !== null) print(problem);
    return problem === null;
  };
  try {
    spawnSync('git', ['clone', '--quiet', '--depth', '1', `file://${root}`, copy]);
    for (const { what, command } of steps) {
      const [program, ...args] = command;
      const passed = await timed(what, () => {
        const { status, stdout, stderr } = spawnSync(program === 'node' ? process.execPath : program, args, {
          cwd: copy,
          encoding: 'utf8',
        });
        return status === 0 ? null : `${stdout}${stderr}`;
      });
      if (!passed) return false;
    }
    return await timed('shows the home page', async () => ((await rendersHome(copy)) ? null : 'It did not answer.'));
  } finally {
    rmSync(copy, { recursive: true, force: true });
  }
}
