/**
 * The transfer size and the layout shift of each screen of a running stack with an empty cache, for a visitor who has made
 * a choice in the consent tool, and its scripts with the tool for one who is asked.
 *
 * node tooling/bench/src/page-weight.ts [locale …]     VERALUNE_PORT_BASE and CHROMIUM_PATH as for `npm test`
 */
import { gzipSync } from 'node:zlib';
import { isLocale, locales, type Locale } from '@veralune/routing';
import type { Browser, Page } from 'playwright';
import { launchBrowser, phoneContext } from './phone-context.ts';
import { screenAddresses } from './screen-addresses.ts';
import { printTable } from './table.ts';

/** In kB and layout shift scores. The styles are part of the HTML. */
const limits = { scripts: 145, asked: 161, html: 50, styles: 0, fonts: 40, shift: 0, slowShift: 0.02 };

/** A slow network, on which the fonts arrive after the text: bytes per second and milliseconds. */
const slowLine = { offline: false, latency: 150, downloadThroughput: 200_000, uploadThroughput: 90_000 };

interface Weight {
  readonly scripts: number;
  /** The scripts of a first visit, and the style sheet of the consent tool. */
  readonly asked: number;
  readonly html: number;
  readonly styles: number;
  readonly fonts: number;
  readonly shift: number;
  /** The layout shift on a slow network. */
  readonly slowShift: number;
}

function kilobytes(bytes: number) {
  return bytes / 1_000;
}

function gzipped(body: Buffer) {
  return kilobytes(gzipSync(body, { level: 6 }).byteLength);
}

/** The layout shift while the page loads and is scrolled to its end, as the sum of the browser's entries. */
async function layoutShift(page: Page): Promise<number> {
  return page.evaluate(async () => {
    let shift = 0;
    const add = (entries: PerformanceEntryList): void => {
      for (const entry of entries) shift += (entry as PerformanceEntry & { value: number }).value;
    };
    const observer = new PerformanceObserver((list) => add(list.getEntries()));
    observer.observe({ type: 'layout-shift', buffered: true });
    for (let y = 0; y < document.documentElement.scrollHeight; y += 600) {
      window.scrollTo({ top: y, behavior: 'instant' });
      await new Promise((resolve) => setTimeout(resolve, 50));
    }
    add(observer.takeRecords());
    return shift;
  });
}

async function slowShift(browser: Browser, address: string): Promise<number> {
  const context = await phoneContext(browser, { hasChosen: false });
  const page = await context.newPage();
  const session = await context.newCDPSession(page);
  await session.send('Network.enable');
  await session.send('Network.emulateNetworkConditions', slowLine);
  await page.goto(address, { waitUntil: 'networkidle' });
  const shift = await layoutShift(page);
  await context.close();
  return shift;
}

/** The sizes of what a page requests until it is loaded, and `shown` is visible. */
async function load(page: Page, address: string, shown = 'h1') {
  const weight = { scripts: 0, html: 0, styles: 0, fonts: 0 };
  const pending: Promise<void>[] = [];
  page.on('response', (response) => {
    const kind = response.request().resourceType();
    pending.push(
      response.body().then(
        (body) => {
          if (kind === 'script') weight.scripts += gzipped(body);
          else if (kind === 'stylesheet') weight.styles += gzipped(body);
          else if (kind === 'document') weight.html += gzipped(body);
          else if (kind === 'font') weight.fonts += kilobytes(body.byteLength);
        },
        () => undefined,
      ),
    );
  });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(shown).first().waitFor();
  await Promise.all(pending);
  // Later requests are not part of the first load.
  page.removeAllListeners('response');
  return weight;
}

async function weightWhenAsked(browser: Browser, address: string): Promise<number> {
  const context = await phoneContext(browser, { hasChosen: false });
  const { scripts, styles } = await load(await context.newPage(), address, '.cm');
  await context.close();
  return scripts + styles;
}

async function weigh(browser: Browser, address: string): Promise<Weight> {
  const context = await phoneContext(browser, { hasChosen: true });
  const page = await context.newPage();
  const measured = { ...(await load(page, address)), shift: await layoutShift(page) };
  await context.close();
  return {
    ...measured,
    asked: await weightWhenAsked(browser, address),
    slowShift: await slowShift(browser, address),
  };
}

const wanted = process.argv.slice(2).filter(isLocale);
const chosen: readonly Locale[] = wanted.length > 0 ? wanted : locales;
const browser = await launchBrowser();

const rows: string[][] = [];
let isOver = false;
for (const locale of chosen) {
  for (const [screen, address] of await screenAddresses(locale)) {
    const weight = await weigh(browser, address);
    const over = Object.entries(limits).filter(([name, limit]) => weight[name as keyof Weight] > limit + 0.0005);
    isOver ||= over.length > 0;
    const { scripts, asked, html, styles, fonts, shift, slowShift } = weight;
    const sizes = [scripts, asked, html, styles, fonts].map((value) => value.toFixed(1));
    rows.push([locale, screen, ...sizes, shift.toFixed(3), slowShift.toFixed(3), over.map(([name]) => name).join(' ')]);
  }
}
await browser.close();

printTable(
  [
    'locale',
    'screen',
    'scripts kB',
    'scripts kB when asked',
    'HTML kB',
    'CSS kB',
    'fonts kB',
    'CLS',
    'CLS, slow line',
    'over the limit',
  ],
  rows,
);
console.log(
  `\nLimits: ${Object.entries(limits)
    .map(([name, limit]) => `${name} ${limit}`)
    .join(', ')}. gzip, kB = 1,000 bytes.`,
);
process.exitCode = isOver ? 1 : 0;
