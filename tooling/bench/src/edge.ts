/**
 * Cached pages per second of nginx in front of a site, compared with nginx serving a file with the same headers and bytes, for plain,
 * gzip and brotli. All are measured in turn in one run: nginx uses one core, and the client the other. The processor time of a request does
 * not depend on the client.
 *
 * node tooling/bench/src/edge.ts     needs nginx and a running stack: npm start
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { request } from 'node:http';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { buffer } from 'node:stream/consumers';
import { findNginx, foregroundArguments, settingsSchema, writeEdge } from '@veralune/edge';
import { marketIds, markets } from '@veralune/routing';
import {
  arePinned,
  fileServerConfiguration,
  median,
  pinClient,
  ready,
  startServer,
  stopServers,
} from './measured-servers.ts';
import { rawRate } from './raw-load.ts';
import { screenAddresses } from './screen-addresses.ts';
import { printTable } from './table.ts';

const seconds = 5;
const rounds = 3;
const connections = 20;
const aim = 0.9;
const ports = { edge: 3960, files: 3961 };
const base = Number(process.env['VERALUNE_PORT_BASE'] ?? 3000);
const encodings = ['plain', 'gzip', 'br'] as const;
type Encoding = (typeof encodings)[number];

function headersOf(encoding: Encoding): Record<string, string> {
  return encoding === 'plain' ? {} : { 'accept-encoding': encoding };
}

interface Page {
  /** As it is sent. `fetch` would decode it. */
  readonly body: Buffer;
  /** Names and values in turn. */
  readonly rawHeaders: readonly string[];
}

function pageOf(port: number, path: string, encoding: Encoding): Promise<Page> {
  return new Promise((resolve, reject) => {
    const headers = { ...headersOf(encoding), host: markets.be.localHost };
    const outgoing = request({ host: '127.0.0.1', port, path, headers }, (answer) => {
      const { rawHeaders, statusCode } = answer;
      if (statusCode === 200) buffer(answer).then((body) => resolve({ body, rawHeaders }), reject);
      else reject(new Error(`${path} answered ${statusCode}.`));
    });
    outgoing.on('error', reject).end();
  });
}

/** nginx writes them for files itself. */
const ownHeaders = /^(?:connection|content-length|content-type|date|keep-alive|server|transfer-encoding)$/i;

/** The file of a page, sent with the headers of the page: they are a part of its bytes. */
function fileLocation(encoding: Encoding, { rawHeaders }: Page): string {
  const pairs = rawHeaders.flatMap((name, at) => (at % 2 === 0 ? [[name, rawHeaders[at + 1] ?? ''] as const] : []));
  const lines = pairs
    .filter(([name]) => !ownHeaders.test(name))
    .map(([name, value]) => `add_header ${name} "${value.replaceAll('"', '\\"')}";`);
  return `location = /${encoding}.html { ${lines.join(' ')} }`;
}

/** Processor time of a worker of nginx, in seconds. Source: proc(5), `utime` and `stime`, in hundredths. */
function processorSeconds(folder: string): number {
  const master = readFileSync(join(folder, folder === folders.edge ? 'nginx.pid' : 'pid'), 'utf8').trim();
  const [worker = ''] = readFileSync(`/proc/${master}/task/${master}/children`, 'utf8').split(' ');
  const fields = readFileSync(`/proc/${worker}/stat`, 'utf8')
    .replace(/^.*\) /, '')
    .split(' ');
  return (Number(fields[11]) + Number(fields[12])) / 100;
}

interface Measured {
  readonly perSecond: number;
  /** Microseconds. */
  readonly processor: number;
}

async function measure(folder: string, port: number, path: string, encoding: Encoding): Promise<Measured> {
  const headers = { ...headersOf(encoding), host: markets.be.localHost };
  const before = processorSeconds(folder);
  const perSecond = await rawRate({ port, path, headers, connections, seconds });
  return { perSecond, processor: ((processorSeconds(folder) - before) / (perSecond * seconds)) * 1e6 };
}

function medianOf(measured: readonly Measured[], key: keyof Measured): number {
  return median(measured.map((each) => each[key]));
}

const nginx = findNginx();
if (nginx === undefined) throw new Error('nginx is not installed: apt-get install nginx-light');
pinClient();
const user = process.getuid?.() === 0 ? { user: 'root' } : {};
const folders = {
  edge: mkdtempSync(join(tmpdir(), 'bench-edge-')),
  files: mkdtempSync(join(tmpdir(), 'bench-files-')),
};
try {
  const product = (await screenAddresses('fr-be')).find(([screen]) => screen === 'product')?.[1] ?? '';
  const path = new URL(product).pathname;
  const upstreams = (port: number) => ({ upstreams: [`127.0.0.1:${base + port - 3000}`] });
  const settings = settingsSchema.parse({
    ...user,
    folder: folders.edge,
    listen: [ports.edge],
    workers: 1,
    markets: Object.fromEntries(marketIds.map((id) => [id, upstreams(markets[id].localPort)])),
  });
  startServer(nginx, foregroundArguments(writeEdge(settings)), folders.edge);
  await ready(`http://localhost:${ports.edge}/robots.txt`);

  const pages = new Map<Encoding, Page>();
  for (const encoding of encodings) {
    const page = await pageOf(ports.edge, path, encoding);
    pages.set(encoding, page);
    writeFileSync(join(folders.files, `${encoding}.html`), page.body);
  }
  const locations = [...pages].map(([encoding, page]) => fileLocation(encoding, page)).join(' ');
  const own = `${'user' in user ? 'user root; ' : ''}${fileServerConfiguration(folders.files, ports.files, locations)}`;
  writeFileSync(join(folders.files, 'nginx.conf'), own);
  startServer(nginx, ['-c', join(folders.files, 'nginx.conf'), '-p', folders.files], folders.files);
  await ready(`http://localhost:${ports.files}/plain.html`);

  const results = encodings.map((encoding) => ({ encoding, edge: [] as Measured[], file: [] as Measured[] }));
  for (let round = 0; round <= rounds; round += 1) {
    for (const { encoding, edge, file } of results) {
      const cached = await measure(folders.edge, ports.edge, path, encoding);
      const served = await measure(folders.files, ports.files, `/${encoding}.html`, encoding);
      // The first round warms up.
      if (round === 0) continue;
      edge.push(cached);
      file.push(served);
    }
  }
  const rows = results.map(({ encoding, edge, file }) => {
    const [cached, served] = [medianOf(edge, 'perSecond'), medianOf(file, 'perSecond')];
    return {
      ratio: cached / served,
      cells: [
        encoding,
        ((pages.get(encoding)?.body.length ?? 0) / 1_000).toFixed(1),
        cached.toFixed(0),
        served.toFixed(0),
        (cached / served).toFixed(2),
        medianOf(edge, 'processor').toFixed(0),
        medianOf(file, 'processor').toFixed(0),
      ],
    };
  });
  printTable(
    ['encoding', 'kB', 'cached pages/s', 'files/s', 'ratio', 'µs of nginx per page', 'µs per file'],
    rows.map(({ cells }) => cells),
  );
  console.log(
    `\n${connections} connections, median of ${rounds} rounds of ${seconds} s, nginx ${arePinned ? 'on one core' : 'not pinned'}.`,
  );
  if (rows.some(({ ratio }) => ratio < aim)) {
    console.error(`The aim is ${aim}.`);
    process.exitCode = 1;
  }
} finally {
  stopServers();
  for (const folder of Object.values(folders)) rmSync(folder, { recursive: true, force: true });
}
