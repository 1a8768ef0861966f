import type { Page } from '@playwright/test';
import { createTranslator } from '@veralune/i18n';
import { readConsent } from '@veralune/tracking/consent';
import { Editor, type CatalogueRecord } from '../src/editor.ts';
import { consentCookies } from '../src/returning-visitor.ts';
import { TagManager } from '../src/tag-manager.ts';
import { expect, test } from '../src/test.ts';
import { addressOf } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

const locale = 'fr-be';
const t = createTranslator(locale);
const title = 'Comment nous cultivons nos souches';
const youtube = /^https:\/\/[^/]*youtube[^/]*\//;

function withVideo({ data, ...record }: CatalogueRecord): CatalogueRecord {
  const texts = Object.fromEntries(
    Object.entries(data.texts).map(([name, fields]) => [
      name,
      name.length === 2 ? { ...fields, video_title: title } : fields,
    ]),
  );
  return {
    ...record,
    data: { ...data, texts, video: { youtube_id: 'aqz-KE-bpKQ', poster: 'brands/florelune-cover' } },
  };
}

/** Answers for YouTube, and notes what is requested from it. */
async function standInFor(page: Page): Promise<string[]> {
  const requests: string[] = [];
  await page.route(youtube, (route) => {
    requests.push(route.request().url());
    return route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Player</title>' });
  });
  return requests;
}

// Both tests use one changed page.
test.describe.configure({ mode: 'serial' });

let editor: Editor;
let before: CatalogueRecord;
let path: string;

test.beforeAll(async () => {
  editor = await Editor.withToken();
  before = await editor.read('page', 'advice-label');
  await editor.write('page', withVideo(before));
  path = addressOf('advice', { slug: String(before.data.texts['fr']?.['slug']) }, locale);
});

test.afterAll(async () => {
  const { revision } = await editor.read('page', 'advice-label');
  await editor.write('page', { ...before, revision });
});

async function openPage(page: Page): Promise<void> {
  await expect(async () => {
    await page.goto(path);
    await expect(page.getByText(t('video.notice'))).toBeVisible({ timeout: 2_000 });
  }).toPass({ timeout: 60_000 });
}

test('a video asks, plays once, and asks again on the next page view', async ({ page }) => {
  const visitor = new Visitor(page, { locale, hasScripts: true });
  const requests = await standInFor(page);
  await openPage(page);
  await visitor.check(/./);
  expect(requests).toEqual([]);
  await page.getByRole('button', { name: t('video.once') }).click();
  await expect(page.getByTitle(title)).toBeFocused();
  expect(requests[0]).toContain('https://www.youtube-nocookie.com/embed/aqz-KE-bpKQ');
  expect(readConsent(await page.evaluate(() => document.cookie))?.categories).toEqual(['necessary']);
  await page.reload();
  await expect(page.getByRole('button', { name: t('video.once') })).toBeVisible();
  expect(visitor.errors).toEqual([]);
});

test('a video can be allowed with all others, and plays on a click later', async ({ page }) => {
  const requests = await standInFor(page);
  await openPage(page);
  await page.getByRole('button', { name: t('video.always') }).click();
  await expect(page.getByTitle(title)).toBeVisible();
  await expect
    .poll(async () => readConsent(await page.evaluate(() => document.cookie))?.categories)
    .toEqual(['necessary', 'video']);
  requests.length = 0;
  await page.reload();
  const play = page.getByRole('button', { name: `${t('video.play')} ${title}` });
  await expect(play).toBeVisible();
  expect(requests).toEqual([]);
  await play.click();
  await expect(page.getByTitle(title)).toBeVisible();
});

/** Answers a page that listens as YouTube's player does, for a video of 100 seconds. */
const player = `<!doctype html><title>Player</title><script>
  addEventListener('message', ({ data }) => {
    if (JSON.parse(data).event !== 'listening') return;
    const report = (info) => parent.postMessage(JSON.stringify({ event: 'infoDelivery', info }), '*');
    report({ playerState: 1, duration: 100 });
    for (const currentTime of [10, 30, 60, 80]) report({ currentTime });
    report({ playerState: 0, currentTime: 100 });
  });
</script>`;

test('the container gets the start, the quarters and the end of a video', async ({ page }) => {
  const manager = await TagManager.standIn(page);
  await page.context().addCookies(consentCookies(['necessary', 'audience', 'video']));
  await page.route(youtube, (route) => route.fulfill({ contentType: 'text/html', body: player }));
  const play = page.getByRole('button', { name: `${t('video.play')} ${title}` });
  await page.goto(path);
  await play.click();
  const steps = () =>
    manager.received
      .filter(({ event }) => event?.startsWith('video_'))
      .map(({ event, video_title: name, video_percent: percent }) => [event, name, percent]);
  await expect.poll(steps).toEqual([
    ['video_start', title, undefined],
    ['video_progress', title, 25],
    ['video_progress', title, 50],
    ['video_progress', title, 75],
    ['video_complete', title, undefined],
  ]);
});
