import { connect } from 'node:net';
import { text } from 'node:stream/consumers';
import type { APIResponse, Page } from '@playwright/test';
import { get } from '../src/get.ts';
import { scoreOf } from '../src/observatory/score.ts';
import { expect, test } from '../src/test.ts';
import { apiOrigin, addressOf, frontDoorPort, originOf } from '../src/urls.ts';

function scanned(answer: APIResponse, html: string) {
  const cookies = answer.headersArray().filter(({ name }) => name.toLowerCase() === 'set-cookie');
  return { headers: answer.headers(), cookies: cookies.map(({ value }) => value), html };
}

test('a script that is added to a page is not run', async ({ page }) => {
  await page.goto(addressOf('home', {}, 'fr-be'));
  const ran = await page.evaluate(() => {
    const script = document.createElement('script');
    script.textContent = 'window.wasRun = true';
    document.body.append(script);
    const handler = document.createElement('div');
    handler.setAttribute('onclick', 'window.wasRun = true');
    document.body.append(handler);
    handler.click();
    return 'wasRun' in window;
  });
  expect(ran).toBe(false);
});

test('every kind of answer has at least 100 points of Mozilla Observatory', async ({ request }) => {
  const home = addressOf('home', {}, 'fr-be');
  const html = await (await get(request, home)).text();
  const script = /\/_next\/static\/[^"]+\.js/.exec(html)?.[0] ?? '';
  const origin = originOf('fr-be');
  const answers: Readonly<Record<string, APIResponse>> = {
    page: await get(request, home),
    cart: await get(request, addressOf('cart', {}, 'fr-be')),
    missing: await get(request, `${origin}/no-such-page`),
    redirect: await get(request, `${origin}/`),
    script: await get(request, origin + script),
    icon: await get(request, `${origin}/favicon.ico`),
    'API of the site': await get(request, `${origin}/api/category?shop_id=1&lang=fr`),
    API: await request.get(`${apiOrigin}/health`),
    'documentation of the API': await request.get(`${apiOrigin}/docs`),
    'a missing call': await request.get(`${apiOrigin}/no-such-call`),
  };
  for (const [name, answer] of Object.entries(answers)) {
    expect(scoreOf(scanned(answer, await answer.text())), name).toBeGreaterThanOrEqual(100);
  }
});

test('redirects within the site name only the path', async ({ request }) => {
  for (const path of ['/', '/fr/', '/FR/Marques', '/fr//marques', '/fr-be/marques']) {
    const answer = await get(request, originOf('fr-be') + path);
    expect(answer.headers()['location'], path).toMatch(/^\/(?!\/)/);
  }
});

/** What a post of a form gets, which a page of another site contains. */
async function statusOfForeignPost(page: Page, action: string, fields: string): Promise<number | undefined> {
  const html = `<form method="post" enctype="multipart/form-data" action="${action}">${fields}<button>Go</button></form>`;
  await page.route('https://evil.example/', (route) => route.fulfill({ contentType: 'text/html', body: html }));
  await page.goto('https://evil.example/');
  const answered = page.waitForResponse((response) => response.url() === action);
  await page.getByRole('button').click();
  return (await answered).status();
}

test('a page of another site can’t post a form to a page, a fragment or the API', async ({ page, request }) => {
  const origin = originOf('fr-be');
  const contact = addressOf('contact', {}, 'fr-be');
  const html = await (await get(request, contact)).text();
  // Without these fields, it would be no server action.
  const hidden = [...html.matchAll(/<input type="hidden" name="\$ACTION[^>]*>/g)].map(([field]) => field);
  expect(hidden).not.toEqual([]);
  expect(await statusOfForeignPost(page, contact, hidden.join(''))).toBe(403);
  for (const path of ['/fragments/cart', '/fragments/favourite', '/api/contact?shop_id=1&lang=fr', '/api/cart/lines'])
    expect(await statusOfForeignPost(page, origin + path, '<input name="product" value="112">'), path).toBe(403);
});

test('slow clients of every server lose their connection', async () => {
  const servers = { door: frontDoorPort, app: frontDoorPort + 1, api: frontDoorPort + 1_000 };
  const closed = Object.values(servers).map(async (port) => {
    const socket = connect(port, '127.0.0.1').setEncoding('utf8');
    socket.write('GET / HTTP/1.1\r\nHost: be.localhost\r\nX-Slow: ');
    const slow = setInterval(() => socket.write('x'), 300);
    const answer = await text(socket);
    clearInterval(slow);
    return answer.slice(0, 12);
  });
  expect(await Promise.all(closed)).toEqual(Array.from(closed, () => 'HTTP/1.1 408'));
});
