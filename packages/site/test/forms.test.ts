import { fieldErrorCodes } from '@veralune/forms';
import { locales, markets, marketOf } from '@veralune/routing';
import type { FormField } from '@veralune/ui/components/form-fields/form-fields';
import type { PostedState } from '@veralune/ui/components/form/posted-form';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { readDraft, removeDraft, writeDraft } from '../src/forms/draft.ts';
import { fieldMessages, summaryTitle } from '../src/forms/field-messages.ts';
import { filledFields } from '../src/forms/filled-fields.ts';
import { outcomeOf, type FormOutcome } from '../src/forms/form-outcome.ts';
import { nextFormState, type FormEvent, type FormState } from '../src/forms/form-state.ts';
import { formTexts } from '../src/forms/form-texts.ts';
import { schemaInput, valuesOf } from '../src/forms/form-values.ts';
import { contactFormData } from '../src/forms/contact-form.ts';
import { newsletterFormData } from '../src/forms/newsletter-form.ts';
import { openForm, type FormView } from '../src/forms/open-form.ts';
import { postedLocale, receiveForm } from '../src/forms/posted-form.ts';
import { shownState } from '../src/forms/shown-state.ts';
import { errorsIn } from '../src/forms/validate-form.ts';
import { todayOf } from '../src/market/today-of.ts';
import { createPageContext } from '../src/page-context.ts';
import { registerBelgium } from './support/register-belgium.ts';

function formOf(entries: Readonly<Record<string, string | readonly string[]>>): FormData {
  const data = new FormData();
  for (const [name, values] of Object.entries(entries)) for (const value of [values].flat()) data.append(name, value);
  return data;
}

const contact = {
  locale: 'nl-be',
  subject: 'product',
  profile: 'consumer',
  message: 'Kan ik de capsules openen?',
  civility: 'ms',
  firstname: 'Lotte',
  lastname: 'Peeters',
  email: 'lotte@example.be',
  country: 'BE',
  zipcode: '9000',
  city: 'Gent',
  gdpr: '1',
  website: '',
};

registerBelgium();

describe('outcomeOf', () => {
  it.each<[what: string, status: number, body: unknown, expected: FormOutcome]>([
    ['created', 201, { reference: 'C-1' }, { kind: 'sent' }],
    [
      'fields',
      422,
      { error: { code: 'invalid', message: '', fields: [{ field: 'zipcode', code: 'zipcode_unknown' }] } },
      { kind: 'invalid', errors: [{ field: 'zipcode', code: 'zipcode_unknown' }] },
    ],
    [
      'a code of a newer API',
      422,
      { error: { fields: [{ field: 'city', code: 'haunted' }] } },
      { kind: 'invalid', errors: [{ field: 'city', code: 'option' }] },
    ],
    ['422 without fields', 422, { error: {} }, { kind: 'failed', reason: 'unknown' }],
    ['a refused token', 403, { error: { code: 'captcha_refused' } }, { kind: 'failed', reason: 'captcha' }],
    ['a missing token', 400, { error: { code: 'captcha_missing' } }, { kind: 'failed', reason: 'captcha' }],
    ['no anti-spam service', 503, { error: { code: 'captcha_unavailable' } }, { kind: 'failed', reason: 'captcha' }],
    ['too many posts', 429, { error: { code: 'too_many' } }, { kind: 'failed', reason: 'busy' }],
    ['no database', 503, { error: { code: 'unavailable' } }, { kind: 'failed', reason: 'unavailable' }],
    ['a page of a proxy', 502, null, { kind: 'failed', reason: 'unavailable' }],
    ['a bad request', 400, 'no', { kind: 'failed', reason: 'unknown' }],
  ])('%s', (_, status, body, expected) => {
    expect(outcomeOf(status, body)).toEqual(expected);
  });
});

describe('valuesOf and schemaInput', () => {
  it('reads the fields of the form only', () => {
    expect(Object.keys(valuesOf('contact', formOf({ ...contact, other: 'x' })))).not.toContain('other');
    expect(valuesOf('contact', formOf({}))).toMatchObject({ firstname: '', gdpr: '' });
  });

  it('keeps every opt-in', () => {
    expect(valuesOf('newsletter', formOf({ information: ['news', 'advice'] }))['information']).toEqual([
      'news',
      'advice',
    ]);
  });

  it.each([
    [['3', '11', '2026'], '2026-11-03'],
    [[' 03', '11 ', '2026'], '2026-11-03'],
    [['', '', ''], ''],
    [['3', '', '2026'], '2026-00-03'],
    [['3', '11', '26'], '26-11-03'],
  ])('the parts %j are the day %j', ([day = '', month = '', year = ''], expected) => {
    const data = formOf({ 'order_date-day': day, 'order_date-month': month, 'order_date-year': year });
    expect(schemaInput('withdrawal', valuesOf('withdrawal', data))['order_date']).toBe(expected);
  });
});

describe('nextFormState', () => {
  const sent = { kind: 'sent' } as const;
  const failed = { kind: 'failed', reason: 'busy' } as const;
  it.each<[FormState, FormEvent, FormState]>([
    [{ kind: 'ready' }, { kind: 'submitted' }, { kind: 'sending' }],
    [failed, { kind: 'submitted' }, { kind: 'sending' }],
    [{ kind: 'sending' }, { kind: 'submitted' }, { kind: 'sending' }],
    [sent, { kind: 'submitted' }, sent],
    [{ kind: 'sending' }, { kind: 'answered', outcome: failed }, failed],
    [{ kind: 'ready' }, { kind: 'answered', outcome: sent }, { kind: 'ready' }],
    [sent, { kind: 'returned' }, { kind: 'ready' }],
    [failed, { kind: 'returned' }, failed],
  ])('%j, %j: %j', (state, event, expected) => {
    expect(nextFormState(state, event)).toEqual(expected);
  });
});

describe('shownState', () => {
  const texts = formTexts('Title', createPageContext('fr-be'));
  const email = { field: 'email', code: 'required' } as const;
  it.each<[FormState, PostedState<string>]>([
    [{ kind: 'ready' }, { kind: 'ready' }],
    [{ kind: 'sending' }, { kind: 'sending', text: texts.sending }],
    // The form stays closed until its confirmation is shown.
    [{ kind: 'sent' }, { kind: 'sending', text: texts.sending }],
    [
      { kind: 'failed', reason: 'busy' },
      { kind: 'failed', title: texts.failed.title, text: texts.failed.busy },
    ],
    [
      { kind: 'invalid', errors: [email] },
      {
        kind: 'invalid',
        title: texts.summary.required,
        errors: [{ field: 'email', message: texts.errors['email'] ?? '' }],
      },
    ],
  ])('%j', (state, expected) => {
    expect(shownState(state, {}, texts)).toEqual(expected);
  });
});

describe('openForm', () => {
  const drafts = new Map<string, string>();
  const calls: { key: string | null; body: Record<string, unknown> }[] = [];
  const answers: number[] = [];
  const shown: string[] = [];
  const closing: (() => void)[] = [];
  const onSent = vi.fn();
  const reset = vi.fn();
  const browser = Object.assign(new EventTarget(), {
    sessionStorage: {
      getItem: (key: string) => drafts.get(key) ?? null,
      setItem: (key: string, value: string) => void drafts.set(key, value),
      removeItem: (key: string) => void drafts.delete(key),
    },
  });
  const element = { reset, elements: [], querySelector: () => null } as unknown as FormView['element'];

  function open() {
    const setup = { form: 'contact', locale: 'nl-be', texts: formTexts('Title', createPageContext('nl-be')) } as const;
    const opened = openForm(setup, { element, onSent, show: ({ kind }) => void shown.push(kind) });
    closing.push(opened.close);
    return opened;
  }

  beforeEach(() => {
    vi.stubGlobal('window', browser);
    vi.stubGlobal('fetch', (_: string, init: RequestInit) => {
      const headers = new Headers(init.headers);
      calls.push({
        key: headers.get('idempotency-key'),
        body: JSON.parse(String(init.body)) as Record<string, unknown>,
      });
      return Promise.resolve(Response.json({}, { status: answers.shift() ?? 201 }));
    });
    drafts.set(
      'veralune:form:contact',
      JSON.stringify({ values: { firstname: 'Lotte' }, idempotencyKey: 'k', version: 1 }),
    );
    for (const list of [calls, answers, shown]) list.length = 0;
    onSent.mockClear();
    reset.mockClear();
  });

  afterEach(() => {
    for (const close of closing.splice(0)) close();
    vi.unstubAllGlobals();
  });

  it('sends a repeated attempt with the key of the draft, and forgets the draft once it is accepted', async () => {
    const form = open();
    form.restore();
    answers.push(429);
    await form.submit(formOf(contact));
    expect(shown).toEqual(['sending', 'failed']);
    expect(drafts.size).toBe(1);
    await form.submit(formOf(contact));
    expect(calls.map(({ key }) => key)).toEqual(['k', 'k']);
    expect(shown).toEqual(['sending', 'failed', 'sending', 'sending']);
    expect([drafts.size, reset.mock.calls.length, onSent.mock.calls.length]).toEqual([0, 1, 1]);
  });

  it('sends a form once at a time, and again only after a return to the page', async () => {
    const form = open();
    await Promise.all([form.submit(formOf(contact)), form.submit(formOf(contact))]);
    await form.submit(formOf(contact));
    expect(calls).toHaveLength(1);
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(shown.at(-1)).toBe('ready');
    await form.submit(formOf(contact));
    expect(calls).toHaveLength(2);
    expect(calls[1]?.key).not.toBe(calls[0]?.key);
  });

  it('says what is wrong without a request, and listens to nothing once it is closed', async () => {
    const form = open();
    await form.submit(formOf({ ...contact, email: '' }));
    expect(shown).toEqual(['sending', 'invalid']);
    expect(calls).toEqual([]);
    await form.submit(formOf(contact));
    form.close();
    const count = shown.length;
    browser.dispatchEvent(Object.assign(new Event('pageshow'), { persisted: true }));
    expect(shown).toHaveLength(count);
  });
});

describe.each(locales)('%s', (locale) => {
  const context = createPageContext(locale);
  const texts = formTexts('Title', context);

  it('has the words of every error', () => {
    const { market } = context;
    const forms = ['contact', 'newsletter', 'withdrawal'] as const;
    for (const name of forms) {
      for (const error of errorsIn(name, market.id, {})) {
        const [{ message } = { message: '' }] = fieldMessages([error], {}, texts);
        expect(message).not.toBe(texts.option);
      }
    }
    for (const code of fieldErrorCodes) {
      const [shown] = fieldMessages([{ field: 'zipcode', code }], { country: 'LU' }, texts);
      expect(shown?.message).not.toBe('');
    }
  });

  it('explains a wrong postcode for the chosen country', () => {
    const error = { field: 'zipcode', code: 'zipcode_format' } as const;
    const messages = ['BE', 'DE', 'OTHER'].map((country) => fieldMessages([error], { country }, texts)[0]?.message);
    expect(new Set(messages).size).toBe(3);
    expect(messages[0]).toContain('4');
    expect(messages[1]).toContain('5');
  });

  it('has a label for every option, in plain data', () => {
    const contact = contactFormData(context);
    for (const choices of Object.values(contact.fields.options)) {
      for (const { label } of choices) expect(label).not.toBe('');
    }
    expect(contact.fields.country).toBe(marketOf(locale).country);
    expect(JSON.parse(JSON.stringify(contact))).toEqual(contact);
    const newsletter = newsletterFormData(context);
    expect(JSON.parse(JSON.stringify(newsletter))).toEqual(newsletter);
  });
});

describe('summaryTitle', () => {
  const texts = formTexts('Title', createPageContext('fr-be'));
  it.each([
    [['required', 'consent'], texts.summary.required],
    [['one_of_two'], texts.summary.required],
    [['required', 'email'], texts.summary.check],
  ] as const)('%j', (codes, expected) => {
    expect(
      summaryTitle(
        codes.map((code) => ({ field: 'x', code })),
        texts,
      ),
    ).toBe(expected);
  });
});

describe('receiveForm', () => {
  const posts: { url: string; headers: Headers; body: Record<string, unknown> }[] = [];
  function api(status: number, body: unknown): typeof fetch {
    return (input, init) => {
      const text = typeof init?.body === 'string' ? init.body : '';
      const url = input instanceof Request ? input.url : input.toString();
      posts.push({ url, headers: new Headers(init?.headers), body: JSON.parse(text) as Record<string, unknown> });
      return Promise.resolve(Response.json(body, { status }));
    };
  }
  function receive(data: FormData, answer: typeof fetch) {
    return receiveForm('contact', data, {
      market: markets.be,
      endpoint: { baseUrl: 'http://api', headers: { 'x-forwarded-for': '192.0.2.7' }, fetch: answer },
      errorsIn: (name, input) => errorsIn(name, 'be', input),
    });
  }

  beforeEach(() => posts.splice(0));

  it('sends a valid form in the language of its page, without a key, for the address of the visitor', async () => {
    const { outcome } = await receive(formOf(contact), api(201, { reference: 'C-1' }));
    expect(outcome).toEqual({ kind: 'sent' });
    expect(posts).toHaveLength(1);
    expect(posts[0]).toMatchObject({
      url: 'http://api/contact?shop_id=1&lang=nl',
      body: { firstname: 'Lotte', zipcode: '9000', website: '' },
    });
    expect(posts[0]?.headers.get('x-forwarded-for')).toBe('192.0.2.7');
    expect(posts[0]?.headers.has('idempotency-key')).toBe(false);
    expect(posts[0]?.body).not.toHaveProperty('locale');
  });

  it('keeps everything that was entered, and sends nothing, when a field is wrong', async () => {
    const posted = await receive(formOf({ ...contact, zipcode: '12345' }), api(201, {}));
    expect(posted.outcome).toEqual({ kind: 'invalid', errors: [{ field: 'zipcode', code: 'zipcode_format' }] });
    expect(posted.values).toMatchObject({ firstname: 'Lotte', message: contact.message, zipcode: '12345' });
    expect(posts).toEqual([]);
  });

  it('keeps everything when the API refuses a field or does not answer', async () => {
    const fields = [{ field: 'zipcode', code: 'zipcode_unknown' }];
    const refused = await receive(formOf(contact), api(422, { error: { code: 'invalid', message: '', fields } }));
    expect(refused.outcome).toEqual({ kind: 'invalid', errors: fields });
    const silent = await receive(formOf(contact), () => Promise.reject(new Error('no connection')));
    expect(silent.outcome).toEqual({ kind: 'failed', reason: 'unavailable' });
    expect(silent.values).toMatchObject({ firstname: 'Lotte' });
  });

  it('takes the default language for a locale of another market', () => {
    expect(postedLocale(formOf({ locale: 'nl-be' }), markets.be)).toBe('nl-be');
    expect(postedLocale(formOf({ locale: 'de-de' }), markets.be)).toBe('fr-be');
    expect(postedLocale(formOf({}), markets.be)).toBe('fr-be');
  });
});

describe('draft', () => {
  function storeWith(content: Readonly<Record<string, string>> = {}) {
    const items = new Map(Object.entries(content));
    return () => ({
      getItem: (key: string) => items.get(key) ?? null,
      setItem: (key: string, value: string) => void items.set(key, value),
      removeItem: (key: string) => void items.delete(key),
    });
  }
  const draft = { values: { firstname: 'Lotte' }, idempotencyKey: 'k' };

  it('is there until it is removed', () => {
    const store = storeWith();
    expect(readDraft('contact', store)).toBeNull();
    writeDraft('contact', draft, store);
    expect(readDraft('contact', store)).toEqual(draft);
    expect(readDraft('withdrawal', store)).toBeNull();
    removeDraft('contact', store);
    expect(readDraft('contact', store)).toBeNull();
  });

  it.each(['', '{', 'null', '7', '{"values":{}}', '{"version":0,"values":{}}'])('a damaged one is none: %j', (text) => {
    expect(readDraft('contact', storeWith({ 'veralune:form:contact': text }))).toBeNull();
  });

  it('is not needed: a browser without storage works', () => {
    const none = () => {
      throw new Error('The storage is turned off.');
    };
    expect(() => writeDraft('contact', draft, none)).not.toThrow();
    expect(() => removeDraft('contact', none)).not.toThrow();
    expect(readDraft('contact', none)).toBeNull();
  });
});

describe('filledFields', () => {
  it('puts values and errors on fields of every depth', () => {
    const labels = { day: 'D', month: 'M', year: 'Y' };
    const text = { kind: 'text', id: 'f-city', name: 'city', label: 'City' } as const;
    const date = { kind: 'date', id: 'f-order_date', name: 'order_date', label: 'Date', labels } as const;
    const field: FormField = { kind: 'part', title: 'Part', fields: [{ kind: 'row', fields: [text] }, date] };
    const [part] = filledFields([field], {
      errors: [{ field: 'city', message: 'Missing' }],
      values: { city: 'Gent', 'order_date-day': '3', 'order_date-month': '11', 'order_date-year': '' },
    });
    expect(part).toMatchObject({
      fields: [
        { fields: [{ defaultValue: 'Gent', error: 'Missing' }] },
        { defaultValue: { day: '3', month: '11', year: '' }, error: undefined },
      ],
    });
  });
});

describe('todayOf', () => {
  it.each([
    ['2026-11-22T22:59:00Z', '2026-11-22'],
    ['2026-11-22T23:00:00Z', '2026-11-23'],
    ['2026-07-01T22:00:00Z', '2026-07-02'],
  ])('%s is %s in Central Europe', (instant, expected) => {
    expect(todayOf(new Date(instant))).toBe(expected);
  });
});
