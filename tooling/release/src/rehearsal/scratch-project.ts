import { cpSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { execa } from 'execa';
import getPort from 'get-port';
import { packages } from '../packages.ts';
import { root } from '../root.ts';
import type { Environment, Registry } from './registry.ts';
import { waitFor } from './wait-for.ts';

/** The files of the repository that the project consists of: a market, and a program that uses every package. */
const files = [
  ...['app', 'public', 'instrumentation.ts', 'market.ts', 'next.config.ts', 'proxy.ts', 'redirects.csv'].map(
    (path) => [`apps/it/${path}`, path] as const,
  ),
  ['tooling/release/scratch', 'scratch'],
] as const;

/** Versions that the market of the repository is built with. */
function versionOf(name: string): string {
  const manifest: { version: string } = JSON.parse(
    readFileSync(join(root, 'apps/it/node_modules', name, 'package.json'), 'utf8'),
  );
  return manifest.version;
}

const tsconfig = {
  compilerOptions: {
    target: 'es2023',
    lib: ['es2025', 'dom', 'dom.iterable'],
    module: 'nodenext',
    strict: true,
    skipLibCheck: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: ['node'],
  },
  include: ['scratch'],
};

/** A project outside of the workspace, which installs the packages from a registry. */
export class ScratchProject {
  readonly #folder: string;
  readonly #env: Environment;

  constructor(folder: string, registry: Registry) {
    this.#folder = folder;
    this.#env = { ...registry.env, NEXT_TELEMETRY_DISABLED: '1' };
    mkdirSync(folder, { recursive: true });
    registry.useIn(folder);
    for (const [from, to] of files) cpSync(join(root, from), join(folder, to), { recursive: true });
    const shared = ['next', 'react', 'react-dom', 'typescript', '@types/node', '@types/react', '@types/react-dom'];
    const manifest = {
      private: true,
      type: 'module',
      dependencies: Object.fromEntries(shared.map((name) => [name, versionOf(name)])),
    };
    writeFileSync(join(folder, 'package.json'), JSON.stringify(manifest));
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(tsconfig));
  }

  /** @param wanted names of packages, with or without a version: `@veralune/site@latest` */
  async install(...wanted: readonly string[]): Promise<void> {
    await this.#run('npm', 'install', '--no-audit', '--no-fund', ...wanted);
  }

  /** Upgrades all packages of the repository within their ranges. */
  async update(): Promise<void> {
    await this.#run('npm', 'update', '--no-audit', '--no-fund', ...packages.map(({ name }) => name));
  }

  installedVersion(name: string): string {
    const path = join(this.#folder, 'node_modules', name, 'package.json');
    return (JSON.parse(readFileSync(path, 'utf8')) as { version: string }).version;
  }

  /** Compiles the program that uses every package. */
  async checkTypes(): Promise<void> {
    await this.#run('node_modules/.bin/tsc');
  }

  /** Runs it. @returns what it writes */
  async useFromNode(): Promise<string> {
    return this.#run(process.execPath, '--import', './scratch/styles-in-node.mts', 'scratch/use-packages.mts');
  }

  /** Builds the market and starts it. @returns what a visitor of `path` and of its style sheets and fonts gets */
  async visit(path: string, apiUrl: string): Promise<{ html: string; assets: Map<string, string> }> {
    const env = { ...this.#env, API_URL: apiUrl };
    await execa('node_modules/.bin/next', ['build'], { cwd: this.#folder, env });
    const origin = `http://localhost:${await getPort()}`;
    const port = new URL(origin).port;
    const server = execa('node_modules/.bin/next', ['start', '--port', port], {
      cwd: this.#folder,
      env: { ...env, PORT: port },
      reject: false,
      stdio: 'ignore',
    });
    try {
      await waitFor('the market', async () => (await fetch(`${origin}/healthz`)).ok);
      const response = await fetch(`${origin}${path}`);
      if (!response.ok) throw new Error(`The market answered ${response.status} for ${path}.`);
      const html = await response.text();
      return { html, assets: await assetsOf(html, origin) };
    } finally {
      server.kill();
      await server;
    }
  }

  async #run(command: string, ...args: readonly string[]): Promise<string> {
    return (await execa(command, args, { cwd: this.#folder, env: this.#env })).stdout;
  }
}

/** The style sheets of a page and the fonts that it names: path → content type. @throws if one is not there */
async function assetsOf(html: string, origin: string): Promise<Map<string, string>> {
  const paths = new Set(html.match(/\/_next\/static\/[^"'\\)\s]+\.(?:css|woff2)/g));
  const found = new Map<string, string>();
  for (const path of paths) {
    const response = await fetch(`${origin}${path}`);
    if (!response.ok) throw new Error(`The market answered ${response.status} for ${path}.`);
    found.set(path, response.headers.get('content-type') ?? '');
  }
  return found;
}
