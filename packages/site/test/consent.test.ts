import { recordedCategories } from '@veralune/api-client/contract';
import { locales, marketOf } from '@veralune/routing';
import { consentCategories, consentVersion, type ConsentChoice } from '@veralune/tracking/consent';
import { storedItemsOf } from '@veralune/tracking/consent/stored-items';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { consentTexts } from '../src/consent/consent-texts.ts';
import { cookieParts } from '../src/consent/cookie-parts.ts';
import { recordChoice } from '../src/consent/record-choice.ts';
import { GET } from '../src/fragments/consent.ts';
import { createPageContext } from '../src/page-context.ts';

const choice: ConsentChoice = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  version: consentVersion,
  time: '2026-11-24T09:30:00.000Z',
  categories: ['necessary', 'map'],
};

it('the record of consent knows the categories of the tool', () => {
  expect(recordedCategories).toEqual(consentCategories);
});

describe('the words of the consent tool', () => {
  it.each(locales)('have every category, and a short text: %s', (locale) => {
    const { description, preferences } = consentTexts(createPageContext(locale));
    expect(preferences.categories.map(({ id }) => id)).toEqual(consentCategories);
    // A longer one can become the largest text of a page on a phone.
    expect(description.length).toBeLessThan(180);
  });

  it('come from a fragment', async () => {
    const response = GET(new Request('http://localhost/fragments/consent?locale=de-de'));
    expect(await response.json()).toEqual(consentTexts(createPageContext('de-de')));
    expect(GET(new Request('http://localhost/fragments/consent?locale=xx')).status).toBe(400);
  });
});

describe('the tables of the cookies page', () => {
  it.each(locales)('show every item of the market once, with all its cells: %s', (locale) => {
    const context = createPageContext(locale);
    const rows = cookieParts(context).flatMap(({ table }) => table?.rows ?? []);
    expect(rows.map(([name]) => name)).toEqual(storedItemsOf(marketOf(locale).id).map(({ name }) => name));
    expect(rows.every((cells) => cells.length === 5 && cells.every((cell) => cell !== ''))).toBe(true);
  });

  it('say how long an item is kept', () => {
    const [necessary] = cookieParts(createPageContext('fr-be'));
    const row = (name: string) => necessary?.table?.rows.find(([each]) => each === name)?.slice(2, 4);
    expect(row('cookie_consent')).toEqual(['12\u00a0mois', 'Cookie']);
    expect(row('veralune:form:*')).toEqual(['Jusqu’à la fermeture de l’onglet', 'Mémoire de l’onglet']);
  });
});

describe('recordChoice', () => {
  beforeEach(() => void vi.useFakeTimers());
  afterEach(() => void vi.useRealTimers());

  const unavailable = { ok: false, error: { kind: 'http', status: 503, code: 'unavailable', message: '' } } as const;
  const stored = { ok: true, data: { id: choice.id } } as const;

  async function send(...answers: (typeof unavailable | typeof stored)[]) {
    const call = vi.fn();
    for (const answer of answers) call.mockResolvedValueOnce(answer);
    const sent = recordChoice({ shopId: 1, lang: 'fr', call }, choice);
    await vi.runAllTimersAsync();
    await sent;
    return call;
  }

  it('sends the choice, and survives the page', async () => {
    const call = await send(stored);
    expect(call).toHaveBeenCalledExactlyOnceWith('consent', { body: choice, init: { keepalive: true } });
  });

  it('tries again, and then gives up', async () => {
    expect(await send(unavailable, stored)).toHaveBeenCalledTimes(2);
    expect(await send(unavailable, unavailable, unavailable)).toHaveBeenCalledTimes(3);
  });
});
