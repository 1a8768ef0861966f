import { expect, test, type APIResponse } from '@playwright/test';
import { get } from '../src/get.ts';
import { scoreOf } from '../src/observatory/score.ts';
import { apiOrigin, addressOf, originOf } from '../src/urls.ts';

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
