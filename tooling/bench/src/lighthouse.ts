/**
 * Lighthouse on a phone: the scores and the first paint of screens of a running stack, with the slow network applied to the
 * browser and with a simulated one. The median of several runs. Each is a first visit, on which the consent tool asks.
 * First comes a page of one sentence, which shows what the machine allows at best.
 *
 * node tooling/bench/src/lighthouse.ts <locale> [runs] [screen …]     VERALUNE_PORT_BASE and CHROMIUM_PATH as for `npm test`
 */
import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { isLocale } from '@veralune/routing';
import { percentile } from './percentile.ts';
import { screenAddresses } from './screen-addresses.ts';
import { printTable } from './table.ts';

/** Downloaded when the command runs, because nothing else needs its hundred packages. */
const lighthouse = 'lighthouse@13.5.0';

const categories = ['performance', 'accessibility', 'best-practices', 'seo'] as const;
const throttlings = ['devtools', 'simulate'] as const;
type Throttling = (typeof throttlings)[number];

interface Report {
  readonly categories: Readonly<Record<(typeof categories)[number], { readonly score: number }>>;
  readonly audits: Readonly<
    Record<'first-contentful-paint' | 'largest-contentful-paint', { readonly numericValue: number }>
  >;
}

/** Scores from 0 to 100, times in milliseconds. */
type Figures = Readonly<Record<(typeof categories)[number] | 'fcp' | 'lcp', number>>;

const run = promisify(execFile);

/** Some runs fail because Chromium records no trace. Such a run is repeated. */
const attempts = 3;

async function report(address: string, throttling: Throttling, file: string, attempt = 1): Promise<void> {
  try {
    await runLighthouse(address, throttling, file);
  } catch (error) {
    if (attempt === attempts) throw error;
    await report(address, throttling, file, attempt + 1);
  }
}

async function runLighthouse(address: string, throttling: Throttling, file: string): Promise<void> {
  await run(
    'pnpm',
    [
      'dlx',
      lighthouse,
      address,
      '--quiet',
      '--output=json',
      `--output-path=${file}`,
      `--throttling-method=${throttling}`,
      `--only-categories=${categories.join(',')}`,
      '--chrome-flags=--headless --no-sandbox --disable-gpu --disable-dev-shm-usage',
    ],
    { env: { ...process.env, CHROME_PATH: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium' }, timeout: 120_000 },
  );
}

async function measure(address: string, throttling: Throttling, folder: string): Promise<Figures> {
  const file = join(folder, 'report.json');
  await report(address, throttling, file);
  const { categories: scores, audits } = JSON.parse(await readFile(file, 'utf8')) as Report;
  const score = (name: (typeof categories)[number]) => scores[name].score * 100;
  return {
    performance: score('performance'),
    accessibility: score('accessibility'),
    'best-practices': score('best-practices'),
    seo: score('seo'),
    fcp: audits['first-contentful-paint'].numericValue,
    lcp: audits['largest-contentful-paint'].numericValue,
  };
}

function median(all: readonly Figures[], name: keyof Figures): string {
  return percentile(
    all.map((figures) => figures[name]),
    0.5,
  ).toFixed(0);
}

/** No page can be painted sooner. */
const oneSentence =
  '<!doctype html><html lang="en"><meta name="viewport" content="width=device-width"><title>One sentence</title><p>One sentence.';

const [locale = '', runs = '3', ...screens] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error('Usage: node tooling/bench/src/lighthouse.ts <locale> [runs] [screen …]');
const addresses = await screenAddresses(locale);
const folder = await mkdtemp(join(tmpdir(), 'lighthouse-'));
const rows: string[][] = [];
const bare = createServer((_, response) => response.setHeader('content-type', 'text/html').end(oneSentence)).listen(0);
await once(bare, 'listening');
const measured = [
  ['one sentence', `http://localhost:${(bare.address() as AddressInfo).port}/`] as const,
  // Lighthouse measures no page that answers an error.
  ...addresses.filter(([name]) => name !== '404' && (screens.length === 0 || screens.includes(name))),
];
for (const [screen, address] of measured) {
  // The first visit renders the page; visitors of a site get it from the cache.
  await (await fetch(address)).arrayBuffer();
  for (const throttling of throttlings) {
    const all: Figures[] = [];
    for (let left = Number(runs); left > 0; left -= 1) all.push(await measure(address, throttling, folder));
    const figures = (['performance', 'accessibility', 'best-practices', 'seo', 'fcp', 'lcp'] as const).map((name) =>
      median(all, name),
    );
    rows.push([locale, screen, throttling, ...figures]);
  }
}
bare.close();
await rm(folder, { recursive: true });
printTable(['locale', 'screen', 'throttling', ...categories, 'FCP ms', 'LCP ms'], rows);
