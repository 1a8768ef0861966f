import { afterEach, describe, expect, test, vi } from 'vitest';
import { delayAfter } from '../../src/account/limits.ts';
import { Passwords } from '../../src/account/passwords.ts';
import { HttpError } from '../../src/http/http-error.ts';
import { rateLimits } from '../../src/forms/schema.ts';
import { tokenIn } from '../support/mail-file.ts';
import { addressFields, signupFields, usePersonalApi } from '../support/personal-api.ts';

const api = usePersonalApi();
const { password } = signupFields;

afterEach(async () => {
  vi.restoreAllMocks();
  await api.db().delete(rateLimits);
});

describe('an address of another customer', () => {
  test('is not found, whatever is done with it', async () => {
    const [owner, thief] = [await api.signedIn(), await api.signedIn()];
    const added = await owner.call('/customer/address', addressFields);
    expect(added.status).toBe(201);
    const path = `/customer/address/${String(added.body['id'])}`;
    const answers = [
      await thief.call(`PUT ${path}`, addressFields),
      await thief.call(`DELETE ${path}`),
      await thief.call(`PUT ${path}/default/shipping`),
    ];
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404]);
    expect((await owner.call('/customer/address')).body['items']).toEqual([added.body]);
  });
});

describe('without a session', () => {
  test.each([
    '/customer',
    'PUT /customer',
    '/customer/subscriptions',
    '/customer/address',
    '/customer/favourite/product',
    'PUT /customer/favourite/pharmacy/1',
    '/customer/export',
  ])('%s answers 401', async (path) => {
    const body = path === 'PUT /customer' ? {} : undefined;
    expect(await api.browser().call(path, body)).toMatchObject({ status: 401, code: 'login_required' });
  });
});

describe('session fixation', () => {
  test('a token that was there before the sign-in is not taken over', async () => {
    const browser = await api.signedIn({ email: 'fixed@example.org' });
    const fixed = 'a-token-that-someone-else-chose-before';
    const victim = api.browser();
    victim.cookies.set('jwt_token', fixed);
    await victim.call('/login', { email: 'fixed@example.org', password });
    expect(victim.cookies.get('jwt_token')).not.toBe(fixed);
    const before = browser.cookies.get('jwt_token') ?? '';
    await browser.call('/login', { email: 'fixed@example.org', password });
    const copy = api.browser();
    copy.cookies.set('jwt_token', before);
    expect((await copy.call('/customer')).status).toBe(401);
  });
});

describe('login CSRF', () => {
  test.each<[string, Record<string, string>, number]>([
    ['a page of another site', { origin: 'https://evil.example' }, 403],
    ['a page without an origin', { origin: 'null' }, 403],
    ['another site, as the browser says', { 'sec-fetch-site': 'cross-site', origin: 'https://be.example' }, 403],
    ['a neighbour on the same domain', { 'sec-fetch-site': 'same-site' }, 403],
    ['a form of another site', { 'content-type': 'text/plain' }, 415],
    ['the site itself', { origin: 'https://be.example' }, 401],
    ['the site itself, as the browser says', { 'sec-fetch-site': 'same-origin' }, 401],
    ['a host that the proxy forwards', { origin: 'http://localhost:3001', 'x-forwarded-host': 'localhost:3001' }, 401],
  ])('%s: %o → %i', async (_, headers, status) => {
    const answer = await api.browser().call('/login', { email: 'nobody@example.org', password }, { headers });
    expect(answer.status).toBe(status);
  });
});

describe('enumeration', () => {
  test('a wrong password and an unknown address get the same words', async () => {
    await api.signedIn({ email: 'known@example.org' });
    const [wrong, unknown] = [
      await api.browser().call('/login', { email: 'known@example.org', password: 'wrong' }),
      await api.browser().call('/login', { email: 'unknown@example.org', password: 'wrong' }),
    ];
    expect([wrong.status, wrong.body]).toEqual([unknown.status, unknown.body]);
    expect(wrong.code).toBe('credentials_invalid');
  });

  test('by time: a sign-in to an unknown address takes about as long', async () => {
    await api.signedIn({ email: 'timed@example.org' });
    const times = { timed: [] as number[], unknown: [] as number[] };
    for (let round = 0; round < 9; round += 1)
      for (const name of ['timed', 'unknown'] as const) {
        await api.db().delete(rateLimits);
        const start = performance.now();
        await api.browser().call('/login', { email: `${name}@example.org`, password: 'wrong' });
        times[name].push(performance.now() - start);
      }
    const median = (values: readonly number[]) => values.toSorted((left, right) => left - right)[4] ?? 0;
    // Without a hash, an answer would be many times faster.
    expect(median(times.unknown) / median(times.timed)).toBeGreaterThan(1 / 3);
    expect(median(times.unknown) / median(times.timed)).toBeLessThan(3);
  });

  test('an unknown address costs the same hash', async () => {
    await api.signedIn({ email: 'hashed@example.org' });
    const matches = vi.spyOn(Passwords.prototype, 'matches');
    await api.browser().call('/login', { email: 'hashed@example.org', password: 'wrong' });
    await api.browser().call('/login', { email: 'unhashed@example.org', password: 'wrong' });
    expect(matches.mock.calls.map(([text, stored]) => [text, stored === undefined])).toEqual([
      ['wrong', false],
      ['wrong', true],
    ]);
  });
});

describe('someone who signed up with a foreign address', () => {
  test('loses the account to its owner, who forgets the password: session, password and links', async () => {
    const email = 'owner@example.org';
    const stranger = api.browser();
    await stranger.call('/signup', { ...signupFields, email });
    const verify = tokenIn(await api.nextMail(email), 'verify');
    // The owner believes the mail, without having signed up.
    await api.browser().call('/signup/verify', { token: verify });
    expect((await stranger.call('/login', { email, password })).status).toBe(200);
    const change = { email: 'stranger@example.org', current_password: password };
    expect((await stranger.call('/customer/email', change)).status).toBe(200);
    const confirm = tokenIn(await api.nextMail('stranger@example.org'), 'confirm_email');

    const owner = api.browser();
    await owner.call('/password/forgot', { email });
    const token = tokenIn(await api.nextMail(email), 'token');
    const mine = 'Marée haute 2027';
    const fields = { token, password: mine, password_confirmation: mine };
    expect((await owner.call('/password/reset', fields)).status).toBe(200);

    expect((await stranger.call('/customer')).status).toBe(401);
    expect((await stranger.call('/login', { email, password })).status).toBe(401);
    expect((await stranger.call('/customer/email/confirm', { token: confirm })).status).toBe(410);
    expect((await owner.call('/login', { email, password: mine })).status).toBe(200);
  });
});

describe('too many hashes', () => {
  test('at the same time are refused, and the others are not', async () => {
    const passwords = new Passwords();
    const stored = await passwords.hash(password);
    const answers = await Promise.allSettled(Array.from({ length: 65 }, () => passwords.matches(password, stored)));
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [answer.reason as unknown] : []));
    expect(refused).toMatchObject(Array.from({ length: 3 }, () => ({ status: 503, code: 'busy' })));
    expect(await passwords.matches(password, stored)).toBe(true);
  });

  test('are told with the time to come back', async () => {
    vi.spyOn(Passwords.prototype, 'matches').mockRejectedValue(new HttpError(503, 'busy', 'Too many.'));
    const answer = await api.browser().call('/login', { email: 'nobody@example.org', password });
    expect(answer).toMatchObject({ status: 503, code: 'busy' });
    expect(answer.headers.get('retry-after')).toBe('5');
  });
});

describe('guessing', () => {
  test('1,000 sign-ins from one address: 30 are tried', async () => {
    const matches = vi.spyOn(Passwords.prototype, 'matches').mockResolvedValue(false);
    const robot = api.browser();
    const statuses = new Map<number, number>();
    for (let batch = 0; batch < 20; batch += 1) {
      const posts = Array.from({ length: 50 }, (_, index) =>
        robot.call('/login', { email: `victim-${String(batch * 50 + index)}@example.org`, password: 'x' }),
      );
      for (const { status } of await Promise.all(posts)) statuses.set(status, (statuses.get(status) ?? 0) + 1);
    }
    expect([...statuses].sort()).toEqual([
      [401, 30],
      [429, 970],
    ]);
    expect(matches).toHaveBeenCalledTimes(30);
  }, 120_000);

  test('one account from many addresses: the delay grows, and says when to retry', async () => {
    const attempt = () => api.browser().call('/login', { email: 'victim@example.org', password: 'x' });
    const statuses = [];
    for (let count = 0; count < 6; count += 1) statuses.push((await attempt()).status);
    expect(statuses).toEqual([401, 401, 401, 401, 401, 429]);
    expect(Number((await attempt()).headers.get('retry-after'))).toBeLessThanOrEqual(15);
    expect([1, 4, 5, 6, 7, 10, 11, 12, 500].map(delayAfter)).toEqual([0, 0, 15, 30, 60, 480, 900, 900, 900]);
  });
});
