import { locales, markets } from '@veralune/routing';
import { beforeEach, describe, expect, it, vi } from 'vitest';
import { valuesOf } from '../src/forms/form-values.ts';
import { receiveForm } from '../src/forms/posted-form.ts';
import { errorsIn } from '../src/forms/validate-form.ts';
import { createPageContext } from '../src/page-context.ts';
import { reminderFormData } from '../src/reminder/reminder-form.ts';
import { reminderPath } from '../src/reminder/reminder-path.ts';
import { reminderStateOf, reminderWords, type ReminderState } from '../src/reminder/reminder-state.ts';
import { registerBelgium } from './support/register-belgium.ts';

const product = { id: 116, name: 'Micralba Vision', slug: 'micralba-vision' };
const endpoint = { baseUrl: 'http://api', headers: {} };

registerBelgium();

function posted(email: string): FormData {
  const data = new FormData();
  for (const [name, value] of Object.entries({ locale: 'fr-be', product: '116', email, website: '' }))
    data.append(name, value);
  return data;
}

describe('reminderStateOf', () => {
  it.each<[inStock: boolean, isSent: boolean, state: ReminderState]>([
    [false, false, 'form'],
    [false, true, 'sent'],
    [true, false, 'in-stock'],
    [true, true, 'sent'],
  ])('in stock: %s, sent: %s', (inStock, isSent, state) => {
    expect(reminderStateOf({ in_stock: inStock }, isSent)).toBe(state);
  });
});

describe.each(locales)('%s', (locale) => {
  it.each<ReminderState>(['form', 'sent', 'in-stock'])('%s: leads back to the product', (state) => {
    const { title, text, link } = reminderWords(state, product, createPageContext(locale));
    expect(`${title} ${text}`).not.toMatch(/[{}]/);
    expect(link.href).toContain('micralba-vision');
  });
});

it('the form has the product in a hidden field, and its confirmation is the same page', () => {
  const { form, content } = reminderFormData(product, createPageContext('nl-be'));
  expect(content.hidden).toEqual({ locale: 'nl-be', product: '116' });
  expect(form.confirmation).toBe('/fragments/reminder/nl-be/116?sent=1');
  expect(reminderPath('nl-be', '116')).toBe('/fragments/reminder/nl-be/116');
});

describe('a post without JavaScript', () => {
  const send = vi.fn<typeof fetch>();
  const context = {
    market: markets.be,
    endpoint: { ...endpoint, fetch: send },
    errorsIn: (form: 'reminder', input: Parameters<typeof errorsIn>[2]) => errorsIn(form, 'be', input),
  } as Parameters<typeof receiveForm>[2];

  beforeEach(() => {
    send.mockReset();
  });

  it.each(['', 'anna', 'anna@'])('keeps a wrong address: %j', async (email) => {
    const { values, outcome } = await receiveForm('reminder', posted(email), context);
    expect(values).toEqual(valuesOf('reminder', posted(email)));
    expect(outcome).toMatchObject({ kind: 'invalid', errors: [{ field: 'email' }] });
    expect(send).not.toHaveBeenCalled();
  });

  it('keeps the address while the API is down', async () => {
    send.mockRejectedValue(new TypeError('fetch failed'));
    const { values, outcome } = await receiveForm('reminder', posted('anna@example.org'), context);
    expect([values['email'], outcome]).toEqual(['anna@example.org', { kind: 'failed', reason: 'unavailable' }]);
  });

  it('is sent to the call of the API', async () => {
    send.mockResolvedValue(Response.json({ reference: 'S-7K3M9Q2F' }, { status: 201 }));
    const { outcome } = await receiveForm('reminder', posted('anna@example.org'), context);
    expect(outcome).toEqual({ kind: 'sent' });
    expect(send.mock.calls[0]?.[0]).toBe('http://api/reminder?shop_id=1&lang=fr');
  });
});
