/**
 * Requests per second of a product page through every step of the proxy, compared with a bare prerendered Next page of the
 * same size, with that page behind a proxy with one rewrite, and with nginx serving the same bytes as a file. All are
 * measured in turn in one run: the server uses one core, and the client the other.
 *
 * node tooling/bench/src/requests.ts     needs a built `apps/be` and a catalogue API: npm start
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import autocannon from 'autocannon';
import { screenAddresses } from './screen-addresses.ts';
import { printTable } from './table.ts';

const root = resolve(import.meta.dirname, '../../..');
const seconds = 8;
const rounds = 3;
const connections = 20;
const ports = { ours: 3950, bare: 3951, proxied: 3952, nginx: 3953 };

const hasTaskset = spawnSync('taskset', ['--version']).status === 0;

function pinned(command: string, args: readonly string[]): [string, string[]] {
  return hasTaskset ? ['taskset', ['-c', '0', command, ...args]] : [command, [...args]];
}

if (hasTaskset) spawnSync('taskset', ['-a', '-c', '-p', '1', String(process.pid)]);

const running: ChildProcess[] = [];

function start(command: string, args: readonly string[], cwd: string, env: Record<string, string> = {}): void {
  const [program, rest] = pinned(command, args);
  running.push(spawn(program, rest, { cwd, env: { ...process.env, NODE_ENV: 'production', ...env }, stdio: 'ignore' }));
}

async function ready(address: string): Promise<string> {
  for (let attempt = 0; attempt < 100; attempt += 1) {
    const answer = await fetch(address).catch(() => null);
    if (answer?.ok) return answer.text();
    await new Promise((done) => setTimeout(done, 200));
  }
  throw new Error(`${address} did not answer within 20 s.`);
}

async function rate(url: string): Promise<number> {
  const { requests, errors, non2xx } = await autocannon({ url, connections, duration: seconds });
  if (errors + non2xx > 0) throw new Error(`${url}: ${errors} errors, ${non2xx} responses without success.`);
  return requests.average;
}

function median(values: readonly number[]) {
  return [...values].sort((one, other) => one - other)[Math.floor(values.length / 2)] ?? 0;
}

const next = join(root, 'apps/be/node_modules/next/dist/bin/next');
const folder = mkdtempSync(join(tmpdir(), 'veralune-bench-'));
try {
  const product = (await screenAddresses('fr-be')).find(([screen]) => screen === 'product')?.[1] ?? '';
  const path = new URL(product).pathname;

  start(process.execPath, [next, 'start', '-p', String(ports.ours)], join(root, 'apps/be'));
  const html = await ready(`http://localhost:${ports.ours}${path}`);

  for (const peer of ['bare', 'proxied'] as const) {
    const cwd = join(import.meta.dirname, peer);
    const env = { BARE_BYTES: String(Buffer.byteLength(html)) };
    const built = spawnSync(process.execPath, [next, 'build'], {
      cwd,
      env: { ...process.env, ...env },
      stdio: 'ignore',
    });
    if (built.status !== 0) throw new Error(`The ${peer} page did not build.`);
    start(process.execPath, [next, 'start', '-p', String(ports[peer])], cwd, env);
    await ready(`http://localhost:${ports[peer]}/`);
  }

  const targets: [string, string][] = [
    ['product page, all steps', `http://localhost:${ports.ours}${path}`],
    ['bare prerendered Next page', `http://localhost:${ports.bare}/`],
    ['the same behind one rewrite', `http://localhost:${ports.proxied}/asked`],
  ];
  if (spawnSync('nginx', ['-v']).status === 0) {
    writeFileSync(join(folder, 'index.html'), html);
    const configuration = `daemon off; worker_processes 1; pid ${folder}/pid; error_log ${folder}/error.log; events {} http { access_log off; client_body_temp_path ${folder}; proxy_temp_path ${folder}; fastcgi_temp_path ${folder}; uwsgi_temp_path ${folder}; scgi_temp_path ${folder}; types { text/html html; } server { listen ${ports.nginx}; root ${folder}; } }`;
    writeFileSync(join(folder, 'nginx.conf'), configuration);
    start('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], folder);
    await ready(`http://localhost:${ports.nginx}/`);
    targets.push(['nginx, the same bytes as a file', `http://localhost:${ports.nginx}/`]);
  }

  const rates = targets.map((): number[] => []);
  for (const [, url] of targets) await rate(url);
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, url]] of targets.entries()) rates[index]?.push(await rate(url));
  }
  const own = median(rates[1] ?? []);
  printTable(
    ['what', 'requests per second', 'of the bare page'],
    targets.map(([name], index) => [
      name,
      median(rates[index] ?? []).toFixed(0),
      (median(rates[index] ?? []) / own).toFixed(2),
    ]),
  );
  console.log(
    `\n${Buffer.byteLength(html)} bytes of HTML, no compression, ${connections} connections, median of ${rounds} rounds of ${seconds} s, server ${hasTaskset ? 'on one core' : 'not pinned'}.`,
  );
} finally {
  for (const child of running) child.kill();
  rmSync(folder, { recursive: true, force: true });
}
