import { randomUUID } from 'node:crypto';
import { afterEach, describe, expect, test } from 'vitest';
import { consentRecords } from '../../src/consent/schema.ts';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { useFormsApi } from '../support/forms-api.ts';

const now = Date.UTC(2026, 10, 24, 9, 30);
const dayMs = 86_400_000;

function choice() {
  return {
    id: randomUUID(),
    version: 1,
    time: new Date(now - 2_000).toISOString(),
    categories: ['necessary', 'video'],
  };
}

describe('the record of consent', () => {
  const api = useFormsApi({ FORM_POSTS_PER_ADDRESS: '5' }, () => now);
  const rows = () => api.db().select().from(consentRecords);
  afterEach(() => api.db().delete(consentRecords));

  test('has the id, the time, the version and the categories, and nothing else', async () => {
    const made = choice();
    const response = await api.post('/consent', { ...made, email: 'anna@example.org', page: '/fr/panier' });
    expect(response.status).toBe(201);
    expect(await response.json()).toEqual({ id: made.id });
    const { time, ...rest } = made;
    expect(await rows()).toEqual([{ ...rest, chosenAt: new Date(time) }]);
  });

  test('has a repeated post once, and a change as another row', async () => {
    const made = choice();
    await api.post('/consent', made);
    expect((await api.post('/consent', made)).status).toBe(201);
    await api.post('/consent', { ...made, time: new Date(now).toISOString(), categories: ['necessary'] });
    expect((await rows()).map(({ categories }) => categories)).toEqual([['necessary', 'video'], ['necessary']]);
  });

  test.each([
    ['2019-01-01T00:00:00.000Z', now],
    ['2099-01-01T00:00:00.000Z', now],
    [new Date(now - dayMs).toISOString(), now - dayMs],
  ])('has our time where the clock of the browser is wrong: %s', async (time, expected) => {
    await api.post('/consent', { ...choice(), time });
    expect((await rows()).map(({ chosenAt }) => chosenAt.getTime())).toEqual([expected]);
  });

  test.each([
    ['no id', { id: undefined }],
    ['a name as the id', { id: 'anna' }],
    ['no time', { time: undefined }],
    ['a word as the time', { time: 'now' }],
    ['an unknown category', { categories: ['necessary', 'everything'] }],
    ['no category', { categories: [] }],
    ['a version that is a text', { version: '1' }],
  ])('refuses %s', async (_, change) => {
    expect((await api.post('/consent', { ...choice(), ...change })).status).toBe(400);
    expect(await rows()).toEqual([]);
  });

  test('is limited for each address', async () => {
    const headers = { 'x-forwarded-for': '192.0.2.9' };
    const statuses = [];
    for (let count = 0; count < 6; count += 1)
      statuses.push((await api.post('/consent', choice(), { headers })).status);
    expect(statuses).toEqual([201, 201, 201, 201, 201, 429]);
  });

  test('ends after three years', async () => {
    await api.post('/consent', choice());
    await deleteExpired(api.db(), Date.UTC(2029, 10, 24, 9, 29));
    expect(await rows()).toHaveLength(1);
    await deleteExpired(api.db(), Date.UTC(2029, 10, 24, 9, 31));
    expect(await rows()).toEqual([]);
  });
});
