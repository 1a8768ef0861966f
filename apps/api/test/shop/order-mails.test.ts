import { languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { readMailConfig } from '../../src/mail/config.ts';
import {
  confirmationMail,
  receivedMail,
  refundedMail,
  shippedMail,
  withdrawnMail,
  type MailedOrder,
  type MailedReturn,
} from '../../src/mail/order-mails.ts';
import type { Appendix } from '../../src/mail/render.ts';
import { orderWordsOf } from '../../src/mail/words/orders/order-words-of.ts';
import { wordsOf } from '../../src/mail/words/words-of.ts';
import { apiMarkets } from '../../src/markets/api-markets.ts';

const config = readMailConfig({}, '/unused');

function mailedOrder(locale: Locale, changes: Partial<MailedOrder['order']> = {}): MailedOrder {
  const { shopId, currency } = marketOf(locale);
  const address = {
    civility: 'ms' as const,
    ...{ firstname: 'Anna', lastname: 'Peeters', address_1: 'Rue des Alchimistes 12', address_2: '', address_3: '' },
    ...{ zipcode: '1000', city: 'Bruxelles', country: 'BE', phone: '' },
  };
  const at = new Date('2026-11-22T10:00:00Z');
  const order: MailedOrder['order'] = {
    ...{ id: 7, shopId, number: 'XX-2026-00007', lang: languageOf(locale), status: 'paid', currency },
    ...{ customerId: null, guestHash: null, cartId: null, fingerprint: '', email: 'anna@example.org', articles: 3 },
    ...{ productsCents: 3_970, savingCents: 0, discountCents: 397, deliveryCents: 490, totalCents: 4_063 },
    ...{ vatPermille: 26, codes: [], shippingAddress: address, invoiceAddress: address, mobile: '' },
    ...{ deliveryInformation: '', deliveryKind: 'home', carrier: 'Boréal', relay: null },
    ...{ expectedFrom: '2026-11-24', expectedTo: '2026-11-26', trackingPage: 'https://tracking.example/{number}' },
    ...{ trackingNumber: null, placedAt: at, payUntil: at, paidAt: at, deliveredAt: null },
    losesPerson: false,
    ...changes,
  };
  const line = { orderId: 7, size: 0, brandTitle: 'Micralba', brandColor: '#000000', discountCents: 0, returned: 0 };
  return {
    order,
    lines: [
      {
        ...{ ...line, id: 'a', position: 0, productId: 112, name: 'Micralba <Zinc>', packaging: '60', quantity: 2 },
        ...{ unitCents: 1_490, totalCents: 2_980, isGift: false },
      },
      {
        ...{ ...line, id: 'b', position: 1, productId: 102, name: 'Florelune', packaging: '10', quantity: 1 },
        ...{ unitCents: 0, totalCents: 0, isGift: true },
      },
    ],
  };
}

function returnOf({ lines }: MailedOrder): MailedReturn {
  const at = new Date('2026-11-22T10:00:00Z');
  return { reference: 'R-1', lines, content: 'Zu süss.', at, isCanceled: false };
}

describe.each(locales.filter((locale) => marketOf(locale).sellsOnline))('%s', (locale) => {
  const symbol = marketOf(locale).currency === 'CHF' ? 'CHF' : '€';

  test('the confirmation has the products, the amounts with VAT, the address and the right of withdrawal', async () => {
    const mail = await confirmationMail(mailedOrder(locale), [], config);
    expect(mail).toMatchObject({ kind: 'order-confirmation', recipient: 'anna@example.org', lang: languageOf(locale) });
    expect(mail.subject).toContain('XX-2026-00007');
    for (const part of [
      `2 × 14,90\u00A0${symbol}`,
      `−3,97\u00A0${symbol}`,
      `40,63\u00A0${symbol}`,
      `1,03\u00A0${symbol}`,
    ])
      expect(mail.text).toContain(part);
    for (const part of ['2,6', 'Rue des Alchimistes 12', '14', '2026']) expect(mail.text).toContain(part);
    expect(mail.html).toContain('Micralba &lt;Zinc&gt;');
    // A label and its value are separated by one colon.
    expect(mail.text.split('\n').filter((line) => line.split(/:\s/u).length > 2)).toEqual([]);
    // Guests have no page of the order.
    expect(mail.text).not.toContain('https://');
  });

  test('the confirmation says that the conditions are below its signature, and has them there', async () => {
    const terms: Appendix = {
      title: 'Terms',
      body: [
        { kind: 'heading', text: 'Model <form>' },
        { kind: 'paragraph', text: 'Fill in.' },
        { kind: 'list', items: ['Name', 'Date'] },
        { kind: 'quote', text: 'I withdraw.' },
      ],
    };
    const { text, html } = await confirmationMail(mailedOrder(locale), [terms], config);
    const { termsBelow } = orderWordsOf(locale);
    const { signature } = wordsOf(locale);
    expect(text).toContain(termsBelow);
    expect(text.slice(text.indexOf(signature) + signature.length)).toBe(
      '\n\n* * *\n\nTERMS\n\nModel <form>\n\nFill in.\n\n- Name\n- Date\n\n> I withdraw.\n',
    );
    for (const part of ['>Terms</h2>', '>Model &lt;form&gt;</h3>', '<li>Name</li>', '>I withdraw.</blockquote>'])
      expect(html).toContain(part);
    const without = await confirmationMail(mailedOrder(locale), [], config);
    expect(without.text).not.toContain(termsBelow);
    expect(without.text.trimEnd().endsWith(signature)).toBe(true);
  });

  test('every mail names the order, and has no gap', async () => {
    const tracked = mailedOrder(locale, { trackingNumber: 'VL/1', customerId: 'c' });
    const returned = { ...returnOf(tracked), reference: 'R-7K3M9Q2F' };
    const mails = await Promise.all([
      receivedMail(tracked, [], config),
      shippedMail(tracked, config),
      refundedMail(tracked.order, 1_490, config),
      withdrawnMail(tracked.order, returned, config),
      withdrawnMail(tracked.order, { ...returned, isCanceled: true }, config),
    ]);
    const address = apiMarkets[marketOf(locale).id].postalAddress.join('\n');
    expect(mails[0]?.text.replaceAll(/ *\n */g, '\n')).toContain(`Veralune\n${address}`);
    expect(mails.map(({ text }) => text.replaceAll(/ *\n */g, '\n').includes(address))).toEqual([
      true,
      false,
      false,
      true,
      false,
    ]);
    for (const { subject, text } of mails) {
      expect(subject).toContain('XX-2026-00007');
      expect(text).not.toMatch(/\b(?:undefined|null|NaN)\b|[{}]/);
      if (locale === 'de-ch') expect(text).not.toContain('ß');
    }
    expect(mails[1]?.text).toContain('https://tracking.example/VL%2F1');
    expect(mails[2]?.text).toContain(`14,90\u00A0${symbol}`);
    expect(mails[3]?.text).toContain('R-7K3M9Q2F');
    expect(mails[3]?.text).not.toBe(mails[4]?.text);
  });

  test('the receipt of a withdrawal has its content, and the date and time of its arrival', async () => {
    const mailed = mailedOrder(locale);
    const { text } = await withdrawnMail(mailed.order, returnOf(mailed), config);
    for (const part of ['2 × Micralba <Zinc>, 60', 'Zu süss.', '2026', '11:00']) expect(text).toContain(part);
    const { text: plain } = await withdrawnMail(mailed.order, { ...returnOf(mailed), content: '' }, config);
    expect(plain).not.toContain(wordsOf(locale).fields.content);
  });
});

test.each([
  ['fr-be', 'Total\u00A0: 40,63\u00A0€', 'entre le 1er décembre 2026 et le 3 décembre 2026'],
  ['it-ch', 'Totale: 40,63\u00A0CHF', '1º dicembre 2026'],
  ['de-de', 'Gesamtbetrag: 40,63\u00A0€', '1. Dezember 2026'],
  ['nl-be', 'Totaal: 40,63\u00A0€', '1 december 2026'],
] as const)('%s: the text has %j and %j', async (locale, total, expected) => {
  const mailed = mailedOrder(locale, { expectedFrom: '2026-12-01', expectedTo: '2026-12-03' });
  const { text } = await confirmationMail(mailed, [], config);
  expect(text).toContain(total);
  expect(text).toContain(expected);
});

test.each([
  ['de-de', 'Guten Tag!'],
  ['de-ch', 'Guten Tag'],
] as const)('%s: the first sentence after "%s" begins with a capital letter', async (locale, greeting) => {
  const { text } = await confirmationMail(mailedOrder(locale), [], config);
  expect(text).toMatch(new RegExp(`^${greeting}\n\n\\p{Lu}`, 'u'));
});

test('Swiss law revokes, in French', async () => {
  const mailed = mailedOrder('fr-ch');
  const mail = await withdrawnMail(mailed.order, returnOf(mailed), config);
  expect(mail.subject).toContain('révocation');
});
