import { marketIds } from '@veralune/routing';
import { beforeAll, describe, expect, test } from 'vitest';
import { clients } from '../../src/account/schema.ts';
import { createResource } from '../../src/store/write-resource.ts';
import { signupFields, usePersonalApi } from '../support/personal-api.ts';

const api = usePersonalApi();
const { password } = signupFields;
const locales = { explicit: 'fr-ch', discreet: 'fr-be' } as const;

beforeAll(async () => {
  const author = { name: 'Test', role: 'admin', markets: marketIds } as const;
  const body = { market: 'ch', code: 'explicit_account_errors', value: '1' };
  const publication = { status: 'published', publishFrom: null, publishTo: null } as const;
  const draft = { kind: 'setting', id: undefined, key: undefined, ...publication, body } as const;
  expect(await createResource(api.db(), author, draft)).toMatchObject({ ok: true });
  await api.catalogue().refresh();
});

/** What a market with the setting answers, and one without it. */
async function both(path: string, body: unknown, from = () => Promise.resolve(api.browser())) {
  const answerIn = async (locale: (typeof locales)[keyof typeof locales]) => {
    const { status, code, fields } = await (await from()).call(path, body, { locale });
    return [status, code, ...Object.values(fields)];
  };
  return { explicit: await answerIn(locales.explicit), discreet: await answerIn(locales.discreet) };
}

describe('explicit_account_errors = 1 tells who has an account, and its absence does not', () => {
  test('login', async () => {
    expect(await both('/login', { email: 'nobody@example.org', password })).toEqual({
      explicit: [401, 'email_not_found'],
      discreet: [401, 'credentials_invalid'],
    });
  });

  test('a wrong password', async () => {
    const wrong = [401, 'credentials_invalid'];
    await api.signedIn({ email: 'mistyped@example.org' });
    expect(await both('/login', { email: 'mistyped@example.org', password: 'wrong' })).toEqual({
      explicit: wrong,
      discreet: wrong,
    });
  });

  test('forgotten password', async () => {
    expect(await both('/password/forgot', { email: 'nobody@example.org' })).toEqual({
      explicit: [404, 'email_not_found'],
      discreet: [200, undefined],
    });
  });

  test('sign-up', async () => {
    await api.signedIn({ email: 'known@example.org' });
    expect(await both('/signup', { ...signupFields, email: 'known@example.org' })).toEqual({
      explicit: [409, 'email_taken'],
      discreet: [201, undefined],
    });
  });

  test('another address', async () => {
    const browser = await api.signedIn();
    await api.signedIn({ email: 'taken@example.org' });
    const change = { email: 'taken@example.org', current_password: password };
    expect(await both('/customer/email', change, () => Promise.resolve(browser))).toEqual({
      explicit: [409, 'email_taken'],
      discreet: [200, undefined],
    });
  });

  test('client numbers', async () => {
    const rows = [1, 2].flatMap((shopId) =>
      ['4711', '4712'].map((number) => ({ shopId, number, lastname: signupFields.lastname })),
    );
    await api.db().insert(clients).values(rows);
    for (const locale of Object.values(locales)) {
      const owner = await api.signedIn();
      const claim = { ...signupFields, client_number: '4711' };
      expect((await owner.call('PUT /customer', claim, { locale })).status).toBe(200);
    }
    const claims = { unknown: { client_number: '1' }, taken: { client_number: '4711' } };
    const other = { client_number: '4712', lastname: 'Janssens' };
    for (const [reason, changes] of Object.entries({ ...claims, name: other }))
      expect(await both('/signup', { ...signupFields, email: 'new@example.org', ...changes })).toEqual({
        explicit: [422, 'invalid', `client_${reason}`],
        discreet: [422, 'invalid', 'client_unknown'],
      });
  });
});
