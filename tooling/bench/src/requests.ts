/**
 * Requests per second of a product page through every step of the proxy, compared with a bare prerendered Next page of the
 * same size, with that page behind a proxy with one rewrite, and with nginx serving the same bytes as a file. All are
 * measured in turn in one run: the server uses one core, and the client the other.
 *
 * node tooling/bench/src/requests.ts     needs a built `apps/be` and a catalogue API: npm start
 */
import { spawnSync } from 'node:child_process';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import {
  arePinned,
  fileServerConfiguration,
  median,
  pinClient,
  rate,
  ready,
  startServer,
  stopServers,
} from './measured-servers.ts';
import { screenAddresses } from './screen-addresses.ts';
import { printTable } from './table.ts';

const root = resolve(import.meta.dirname, '../../..');
const seconds = 8;
const rounds = 3;
const connections = 20;
const ports = { ours: 3950, bare: 3951, proxied: 3952, nginx: 3953 };

pinClient();

const next = join(root, 'apps/be/node_modules/next/dist/bin/next');
const folder = mkdtempSync(join(tmpdir(), 'veralune-bench-'));
try {
  const product = (await screenAddresses('fr-be')).find(([screen]) => screen === 'product')?.[1] ?? '';
  const path = new URL(product).pathname;

  startServer(process.execPath, [next, 'start', '-p', String(ports.ours)], join(root, 'apps/be'));
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
    startServer(process.execPath, [next, 'start', '-p', String(ports[peer])], cwd, env);
    await ready(`http://localhost:${ports[peer]}/`);
  }

  const targets: [string, string][] = [
    ['product page, all steps', `http://localhost:${ports.ours}${path}`],
    ['bare prerendered Next page', `http://localhost:${ports.bare}/`],
    ['the same behind one rewrite', `http://localhost:${ports.proxied}/asked`],
  ];
  if (spawnSync('nginx', ['-v']).status === 0) {
    writeFileSync(join(folder, 'index.html'), html);
    writeFileSync(join(folder, 'nginx.conf'), fileServerConfiguration(folder, ports.nginx));
    startServer('nginx', ['-c', join(folder, 'nginx.conf'), '-p', folder], folder);
    await ready(`http://localhost:${ports.nginx}/`);
    targets.push(['nginx, the same bytes as a file', `http://localhost:${ports.nginx}/`]);
  }

  const rates = targets.map((): number[] => []);
  for (const [, url] of targets) await rate({ url, connections, seconds });
  for (let round = 0; round < rounds; round += 1) {
    for (const [index, [, url]] of targets.entries()) rates[index]?.push(await rate({ url, connections, seconds }));
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
    `\n${Buffer.byteLength(html)} bytes of HTML, no compression, ${connections} connections, median of ${rounds} rounds of ${seconds} s, server ${arePinned ? 'on one core' : 'not pinned'}.`,
  );
} finally {
  stopServers();
  rmSync(folder, { recursive: true, force: true });
}
