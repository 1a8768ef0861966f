import { mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { root } from '../root.ts';
import { waitFor } from './wait-for.ts';

export type Environment = Readonly<Record<string, string | undefined>>;

export interface Registry {
  /** For npm and pnpm: they use this registry only. */
  readonly env: Environment;
  /** Writes the `.npmrc` of a project, with a token for publishing. */
  useIn(project: string): void;
  stop(): Promise<void>;
}

/** node-fetch 2 is the last version for `require`; without the override npm looks for a tag that no longer exists. */
const manifest = {
  private: true,
  dependencies: { verdaccio: '6.10.4' },
  overrides: { 'node-fetch': '2.7.0' },
};

/** Settings of the npm command that started this one, which would win over the settings of the rehearsal. */
const inherited: Environment = Object.fromEntries(
  Object.keys(process.env)
    .filter((name) => /^(?:p?npm_config_|npm_)/i.test(name))
    .map((name) => [name, undefined]),
);

/**
 * Starts a registry on this machine. It gets other packages from the configured registry; ours only if they are published
 * to it.
 * @param folder an empty folder
 */
export async function startRegistry(folder: string): Promise<Registry> {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
  await execa('npm', ['install', '--no-audit', '--no-fund'], { cwd: folder });
  const { stdout: uplink } = await execa('npm', ['config', 'get', 'registry'], { cwd: root });
  const port = await getPort();
  const url = `http://localhost:${port}/`;
  writeFileSync(join(folder, 'config.yaml'), configOf(uplink.trim()));
  const verdaccio = join(folder, 'node_modules/verdaccio/bin/verdaccio');
  const server = execa(process.execPath, [verdaccio, '--config', 'config.yaml', '--listen', String(port)], {
    cwd: folder,
    reject: false,
    stdio: 'ignore',
  });
  await waitFor('the registry', async () => (await fetch(`${url}-/ping`)).ok);
  const token = await createUser(url);
  return {
    env: { ...inherited, npm_config_registry: url, pnpm_config_registry: url },
    useIn(project) {
      const lines = [`registry=${url}`, `@veralune:registry=${url}`, `//localhost:${port}/:_authToken=${token}`];
      writeFileSync(join(project, '.npmrc'), `${lines.join('\n')}\n`);
    },
    async stop() {
      server.kill();
      await server;
    },
  };
}

function configOf(uplink: string): string {
  return `storage: ./storage
auth: { htpasswd: { file: ./htpasswd } }
uplinks: { configured: { url: '${uplink}', maxage: 60m } }
packages:
  '@veralune/*': { access: $all, publish: $authenticated, unpublish: $authenticated }
  '**': { access: $all, proxy: configured }
web: { enable: false }
log: { type: file, path: ./log, level: warn }
`;
}

/** @returns a token with which packages can be published */
async function createUser(url: string): Promise<string> {
  const name = 'rehearsal';
  const response = await fetch(`${url}-/user/org.couchdb.user:${name}`, {
    method: 'PUT',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ name, password: crypto.randomUUID(), type: 'user' }),
  });
  const { token } = (await response.json()) as { token?: string };
  if (token === undefined) throw new Error(`The registry did not create a user: ${response.status}.`);
  return token;
}
