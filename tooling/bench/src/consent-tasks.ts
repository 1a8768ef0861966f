/**
 * The longest tasks of a first visit on a phone whose processor is slowed down four times, and what the consent tool has in them. Its
 * scripts are those that a visit with a stored choice does not load.
 *
 * node tooling/bench/src/consent-tasks.ts [locale] [runs]     VERALUNE_PORT_BASE and CHROMIUM_PATH as for `npm test`
 */
import { isLocale } from '@veralune/routing';
import type { Browser, Page } from 'playwright';
import { launchBrowser, phoneContext } from './phone-context.ts';
import { percentile } from './percentile.ts';
import { screenAddresses } from './screen-addresses.ts';
import { printTable } from './table.ts';

const slowdown = 4;
/** Milliseconds. */
const limit = 50;
const screens = ['home', 'product', 'contact'];

/** A frame that took long. Source: Long Animation Frames API. Milliseconds. */
interface LongFrame {
  readonly duration: number;
  readonly scripts: readonly { readonly duration: number; readonly sourceURL: string }[];
}

/** Runs in the page before its scripts. */
function observeFrames(): void {
  const frames: LongFrame[] = [];
  Object.assign(window, { longFrames: frames });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries() as unknown as LongFrame[]) {
      const scripts = entry.scripts.map(({ duration, sourceURL }) => ({ duration, sourceURL }));
      frames.push({ duration: entry.duration, scripts });
    }
  }).observe({ type: 'long-animation-frame', buffered: true });
}

async function visit(
  page: Page,
  address: string,
  shown: string,
): Promise<{ readonly scripts: ReadonlySet<string>; readonly frames: readonly LongFrame[] }> {
  const scripts = new Set<string>();
  page.on('response', (response) => {
    if (response.request().resourceType() === 'script') scripts.add(response.url());
  });
  await page.addInitScript(observeFrames);
  const session = await page.context().newCDPSession(page);
  await session.send('Emulation.setCPUThrottlingRate', { rate: slowdown });
  await page.goto(address, { waitUntil: 'networkidle' });
  await page.locator(shown).first().waitFor();
  // The last frame is reported after it.
  await page.waitForTimeout(1_000);
  const frames = await page.evaluate(() => (window as unknown as { longFrames: LongFrame[] }).longFrames);
  return { scripts, frames };
}

async function visitAs(browser: Browser, address: string, hasChosen: boolean) {
  const context = await phoneContext(browser, { hasChosen });
  try {
    return await visit(await context.newPage(), address, hasChosen ? 'h1' : '.cm');
  } finally {
    await context.close();
  }
}

interface Tasks {
  /** The longest work of a script in one frame. Milliseconds. */
  readonly ofTool: number;
  readonly ofOthers: number;
  /** The same on a visit on which the tool does not ask: work of the tool that others start is the difference. */
  readonly withoutTool: number;
}

async function tasksOf(browser: Browser, address: string): Promise<Tasks> {
  const { scripts: known, frames: calm } = await visitAs(browser, address, true);
  const { frames } = await visitAs(browser, address, false);
  const longest = (among: readonly LongFrame[], counts: (address: string) => boolean): number =>
    among
      .flatMap(({ scripts }) => scripts)
      .reduce((most, { sourceURL, duration }) => (counts(sourceURL) ? Math.max(most, duration) : most), 0);
  const isOfTool = (address: string): boolean => address !== '' && !known.has(address) && address.includes('/_next/');
  return {
    ofTool: longest(frames, isOfTool),
    ofOthers: longest(frames, (each) => !isOfTool(each)),
    withoutTool: longest(calm, () => true),
  };
}

const [locale = 'fr-be', runs = '3'] = process.argv.slice(2);
if (!isLocale(locale)) throw new Error(`${locale} is not a locale.`);
const browser = await launchBrowser();
const addresses = new Map(await screenAddresses(locale));
const rows: [string, ...string[]][] = [];
let isOver = false;
for (const screen of screens) {
  const measured: Tasks[] = [];
  for (let run = 0; run < Number(runs); run += 1) {
    measured.push(await tasksOf(browser, addresses.get(screen) ?? ''));
  }
  const medianOf = (key: keyof Tasks): number =>
    percentile(
      measured.map((each) => each[key]),
      0.5,
    );
  isOver ||= medianOf('ofTool') > limit;
  rows.push([
    screen,
    medianOf('ofTool').toFixed(0),
    medianOf('ofOthers').toFixed(0),
    medianOf('withoutTool').toFixed(0),
  ]);
}
await browser.close();
printTable(
  ['screen', 'longest task of the consent tool, ms', 'of all other scripts, ms', 'of all scripts without the tool, ms'],
  rows,
);
console.log(
  `\nProcessor slowed down ${slowdown} times, median of ${runs} first visits; the limit of the tool is ${limit} ms.`,
);
process.exitCode = isOver ? 1 : 0;
