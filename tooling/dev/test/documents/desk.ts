import { execFile, spawn, type ChildProcess } from 'node:child_process';
import { once } from 'node:events';
import { chmodSync, mkdirSync, mkdtempSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { promisify } from 'node:util';
import { marketIds } from '@veralune/routing';
import getPort from 'get-port';
import { root } from '../../src/root.ts';

const run = promisify(execFile);

/** The folder and the servers of a person who follows the documents. */
export interface Desk {
  /** Runs a command line. @returns its output @throws with its output if it fails */
  readonly run: (command: string, variables?: Readonly<Record<string, string>>) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** An npm that runs the commands of this repository with the Node and the packages that the tests use. */
const npm = `#!/bin/sh
[ "$1" = run ] || exit 64
name=$2
shift 2
[ "$1" = -- ] && shift
exec "${process.execPath}" "${root}/tooling/dev/src/$name.ts" "$@"
`;

const productionVariables = `API_URL=https://api.example
SITE_URL=https://www.example.be
SITE_URLS=be=https://www.example.be
TRUSTED_PROXIES=1
REVALIDATE_SECRET=a-secret-of-at-least-32-characters
NEXT_SERVER_ACTIONS_ENCRYPTION_KEY=${Buffer.alloc(32, 1).toString('base64')}
RECAPTCHA_SITE_KEY=a-site-key
PAYMENT_ORIGIN=https://checkout.example
`;

const edgeSettings = JSON.stringify({
  folder: 'edge',
  listen: [8_099],
  markets: Object.fromEntries(marketIds.map((id, index) => [id, { upstreams: [`127.0.0.1:${3_001 + index}`] }])),
});

/** What the commands of the documents read. */
const files: Readonly<Record<string, string>> = {
  'Table.csv': 'from,to\n/an-old-page-of-the-documents,/fr\n',
  'clients.csv': 'number,lastname\n4711,Peeters\n',
  'production.env': productionVariables,
  'edge.json': edgeSettings,
};

async function prepareRepository(folder: string): Promise<void> {
  const git = (...args: readonly string[]) => run('git', args, { cwd: folder });
  await git('init', '--quiet', '--initial-branch=main');
  await git('init', '--quiet', '--bare', 'remote.git');
  await git('remote', 'add', 'origin', join(folder, 'remote.git'));
  await git('config', 'user.name', 'Anna Peeters');
  await git('config', 'user.email', 'anna@example.org');
  writeFileSync(join(folder, '.git/info/exclude'), '*\n!menu.yaml\n');
  writeFileSync(join(folder, 'menu.yaml'), 'menu: []\n');
}

async function untilReady(api: ChildProcess, origin: string): Promise<void> {
  let output = '';
  api.stderr?.on('data', (part: Buffer) => (output += part.toString()));
  for (;;) {
    if (api.exitCode !== null) throw new Error(`The API ended: ${output}`);
    const response = await fetch(`${origin}/readyz`).catch(() => undefined);
    if (response?.ok === true) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
}

/** Opens an empty folder that looks like the repository to the commands, with an API of its own. */
export async function openDesk(): Promise<Desk> {
  const folder = mkdtempSync(join(tmpdir(), 'veralune-documents-'));
  const bin = join(folder, 'bin');
  mkdirSync(bin);
  writeFileSync(join(bin, 'npm'), npm);
  chmodSync(join(bin, 'npm'), 0o755);
  for (const name of ['apps', 'deploy', 'packages', 'tooling']) symlinkSync(join(root, name), join(folder, name));
  for (const [name, text] of Object.entries(files)) writeFileSync(join(folder, name), text);
  await prepareRepository(folder);

  const [port, metricsPort] = [await getPort(), await getPort()];
  const origins: Readonly<Record<string, string>> = {
    'http://localhost:4000': `http://127.0.0.1:${port}`,
    'http://localhost:9464': `http://127.0.0.1:${metricsPort}`,
  };
  const data = { DATA_DIR: join(folder, 'data'), DATABASE_URL: '', CONTENT_DIR: join(root, 'apps/api/content') };
  const api = spawn(process.execPath, [join(root, 'apps/api/src/main.ts')], {
    env: {
      ...process.env,
      NODE_OPTIONS: '',
      HOST: '127.0.0.1',
      PORT: String(port),
      METRICS_PORT: String(metricsPort),
      MEDIA_VARIANTS: 'request',
      ...data,
    },
    stdio: ['ignore', 'ignore', 'pipe'],
  });
  await untilReady(api, origins['http://localhost:4000'] ?? '');

  const path = [bin, join(root, 'node_modules/.bin'), process.env['PATH'] ?? ''].join(delimiter);
  const env = { ...process.env, ...data, NODE_OPTIONS: '', INIT_CWD: folder, PATH: path };
  return {
    run: async (command, variables = {}) => {
      const text = Object.entries(origins).reduce((each, [from, to]) => each.replaceAll(from, to), command);
      const options = { cwd: folder, env: { ...env, ...variables }, maxBuffer: 50_000_000 };
      const { stdout } = await run('bash', ['-euo', 'pipefail', '-c', text], options);
      return stdout;
    },
    close: async () => {
      api.kill();
      if (api.exitCode === null) await once(api, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
