import type { Page } from '@playwright/test';
import { href, markets } from '@veralune/routing';
import { expect, test } from '../src/test.ts';
import { addressOf, frontDoorOrigin } from '../src/urls.ts';
import { Visitor } from '../src/visitor.ts';

/** Adds a link to an old address to the page, like one in a text of an editor. */
function addLink(page: Page, address: string) {
  return page.evaluate((to) => {
    const link = document.createElement('a');
    link.href = to;
    link.textContent = 'An old address';
    document.querySelector('main')?.append(link);
  }, address);
}

/** Marks the document: the mark is lost when another document is loaded. */
function mark(page: Page) {
  return page.evaluate(() => document.documentElement.setAttribute('data-marked', ''));
}

function isMarked(page: Page) {
  return page.evaluate(() => document.documentElement.hasAttribute('data-marked'));
}

/** Answers requests to an external site in its place, also after a redirect. */
async function mockSite(page: Page, origin: string) {
  const session = await page.context().newCDPSession(page);
  session.on('Fetch.requestPaused', ({ requestId }) => {
    const body = Buffer.from('<!doctype html><title>Elsewhere</title>').toString('base64');
    const responseHeaders = [{ name: 'content-type', value: 'text/html' }];
    void session.send('Fetch.fulfillRequest', { requestId, responseCode: 200, responseHeaders, body });
  });
  await session.send('Fetch.enable', { patterns: [{ urlPattern: `${origin}/*` }] });
}

async function follow(page: Page, address: string) {
  const visitor = new Visitor(page, { locale: 'fr-be', hasScripts: true });
  await page.goto(addressOf('home', {}, 'fr-be'), { waitUntil: 'networkidle' });
  await mark(page);
  await addLink(page, address);
  await page.getByRole('link', { name: 'An old address' }).click();
  return visitor;
}

test('a redirect within the site is followed inside the app, without the query', async ({ page }) => {
  const visitor = await follow(page, '/fr/gamme/florelune/presentation?utm_source=mail');
  await expect(page).toHaveURL(addressOf('brand', { slug: 'florelune' }, 'fr-be'));
  await visitor.check(href('brand', { slug: 'florelune' }, 'fr-be'));
  expect(await isMarked(page)).toBe(true);
  expect(visitor.errors).toEqual([]);
});

test('a redirect to another site loads a new document, without errors', async ({ page }) => {
  const german = markets.de.defaultSiteUrl;
  await mockSite(page, german);
  const visitor = await follow(page, '/de/kontakt');
  await expect(page).toHaveURL(`${german}/`);
  await expect(page).toHaveTitle('Elsewhere');
  expect(await isMarked(page)).toBe(false);
  expect(visitor.errors).toEqual([]);
});

test('a redirect keeps the query of a document', async ({ request }) => {
  const answer = await request.get(`${frontDoorOrigin}/fr/gamme/florelune/presentation?utm_source=mail`, {
    headers: { host: markets.be.localHost },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(301);
  expect(answer.headers()['location']).toMatch(/\/fr\/marque\/florelune\?utm_source=mail$/);
});

test('a path without the replaced word does not redirect to another site', async ({ request }) => {
  const answer = await request.get(`${frontDoorOrigin}/.en-ce-moment./%2Fevil.example`, {
    headers: { host: markets.be.localHost },
    maxRedirects: 0,
  });
  expect(answer.status()).toBe(404);
  expect(answer.headers()['location']).toBeUndefined();
});

test('requests to old hosts redirect to their market', async ({ request }) => {
  for (const [host, target] of [
    ['www.veralune-be.example', `${markets.be.defaultSiteUrl}/fr`],
    ['veralune-de.example:8080', `${markets.de.defaultSiteUrl}/marken`],
    ['profesionales.veralune-es.example', `${markets.es.defaultSiteUrl}/marken`],
  ] as const) {
    const answer = await request.get(`${frontDoorOrigin}/marken`, { headers: { host }, maxRedirects: 0 });
    expect(answer.status(), host).toBe(301);
    expect(answer.headers()['location'], host).toBe(target);
  }
});
