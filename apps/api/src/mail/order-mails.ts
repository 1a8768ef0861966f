import { href, languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import { company } from '../company.ts';
import type { OrderLineRow, OrderRow } from '../shop/orders/change-status.ts';
import { apiMarkets } from '../markets/api-markets.ts';
import { vatOf } from '../shop/money.ts';
import type { MailConfig } from './config.ts';
import { dateText } from './date-text.ts';
import { instantText } from './facts.ts';
import { mailOf } from './mail-of.ts';
import type { Mail } from './outbox.ts';
import type { Appendix, Fact } from './render.ts';
import { orderWordsOf } from './words/orders/order-words-of.ts';
import type { OrderWords } from './words/orders/order-words.ts';
import { wordsOf } from './words/words-of.ts';

/** An order with its lines, for its mails. */
export interface MailedOrder {
  readonly order: OrderRow;
  readonly lines: readonly OrderLineRow[];
}

const symbols = { EUR: '€', CHF: 'CHF' } as const;
const timeZone = 'Europe/Brussels';

/** `52,47 €`, in the format of the site: a whole amount without decimals. Source: 1-site.md §9. */
function amountText(cents: number, { currency }: Pick<OrderRow, 'currency'>): string {
  const amount = cents / 100;
  const digits = Number.isInteger(amount) ? String(amount) : amount.toFixed(2).replace('.', ',');
  return `${digits}\u00A0${symbols[currency]}`;
}

function dayText(locale: Locale, day: Date | string): string {
  return dateText(locale, new Date(day), { timeZone });
}

/** The locale of an order: its language in its market. */
export function localeOfOrder({ shopId, lang }: Pick<OrderRow, 'shopId' | 'lang'>): Locale {
  const found = locales.find((locale) => marketOf(locale).shopId === shopId && languageOf(locale) === lang);
  if (found === undefined) throw new Error(`Shop ${String(shopId)} has no language ${lang}.`);
  return found;
}

/** The company's, for what customers send. */
function companyText(locale: Locale): string {
  return [company, ...apiMarkets[marketOf(locale).id].postalAddress].join('\n');
}

function addressText({ shippingAddress: address }: OrderRow): string {
  const { firstname, lastname, address_1, address_2, address_3, zipcode, city } = address;
  return [`${firstname} ${lastname}`, address_1, address_2, address_3, `${zipcode} ${city}`]
    .filter((line) => line !== '')
    .join('\n');
}

function placeFact(words: OrderWords, order: OrderRow): Fact {
  const { relay } = order;
  return relay === null
    ? { label: words.shippingAddress, value: addressText(order) }
    : { label: words.relay, value: [relay.name, relay.address, `${relay.zipcode} ${relay.city}`].join('\n') };
}

function lineFacts(words: OrderWords, { order, lines }: MailedOrder): Fact[] {
  return lines.map(({ name, packaging, quantity, totalCents, isGift }) => ({
    label: `${name}, ${packaging}`,
    value: isGift ? words.gift : `${String(quantity)} × ${amountText(totalCents / quantity, order)}`,
  }));
}

function amountFacts(words: OrderWords, { order, lines }: MailedOrder): Fact[] {
  const { productsCents, discountCents, deliveryCents, totalCents, vatPermille } = order;
  const rate = String(vatPermille / 10).replace('.', ',');
  const text = (cents: number): string => amountText(cents, order);
  return [
    ...lineFacts(words, { order, lines }),
    { label: words.products, value: text(productsCents) },
    ...(discountCents === 0 ? [] : [{ label: words.discount, value: `−${text(discountCents)}` }]),
    { label: words.delivery, value: deliveryCents === 0 ? words.freeDelivery : text(deliveryCents) },
    { label: words.total, value: text(totalCents) },
    ...vatOf(totalCents, vatPermille).map(({ vat_cents: vat }) => ({ label: words.vat(rate), value: text(vat) })),
  ];
}

function expectedFact(words: OrderWords, locale: Locale, { expectedFrom, expectedTo }: OrderRow): Fact {
  const [from, to] = [dayText(locale, expectedFrom), dayText(locale, expectedTo)];
  return { label: words.expected, value: from === to ? from : words.range(from, to) };
}

/** The page of the order in the account; guests have none. */
function orderAction(words: OrderWords, locale: Locale, order: OrderRow, { siteUrls }: MailConfig) {
  if (order.customerId === null) return {};
  const path = href('my-order', { id: order.id }, locale);
  return { action: { label: words.toOrder, url: `${siteUrls[marketOf(locale).id]}${path}` } };
}

/** The right of withdrawal, and the conditions in full. */
function termsParts(words: OrderWords, locale: Locale, terms: readonly Appendix[]) {
  const notice = terms.length === 0 ? [] : [words.termsBelow];
  return { closing: [words.withdrawal, ...notice, wordsOf(locale).noReply], appendices: terms };
}

function to(locale: Locale, { email }: OrderRow) {
  return { locale, recipient: email, personEmail: email };
}

/**
 * The order is paid: the confirmation of the contract, with its conditions. Source: directive 2011/83/EU, article 8 (7).
 * @param terms the conditions of sale and the terms of withdrawal, in the locale of the order
 */
export function confirmationMail(mailed: MailedOrder, terms: readonly Appendix[], config: MailConfig): Promise<Mail> {
  const { order } = mailed;
  const locale = localeOfOrder(order);
  const words = orderWordsOf(locale);
  return mailOf(
    { kind: 'order-confirmation', ...to(locale, order) },
    {
      subject: words.confirmation.title(order.number),
      paragraphs: words.confirmation.paragraphs,
      facts: [...amountFacts(words, mailed), placeFact(words, order), expectedFact(words, locale, order)],
      ...orderAction(words, locale, order, config),
      ...termsParts(words, locale, terms),
    },
  );
}

/** The order waits for a cheque. Its conditions can change before it is confirmed, so they are in this mail too. */
export function receivedMail(mailed: MailedOrder, terms: readonly Appendix[], config: MailConfig): Promise<Mail> {
  const { order } = mailed;
  const locale = localeOfOrder(order);
  const words = orderWordsOf(locale);
  const before = order.payUntil === null ? [] : [{ label: words.payBefore, value: dayText(locale, order.payUntil) }];
  return mailOf(
    { kind: 'order-received', ...to(locale, order) },
    {
      subject: words.received.title(order.number),
      paragraphs: words.received.paragraphs,
      facts: [
        { label: words.number, value: order.number },
        ...before,
        { label: words.payee, value: company },
        { label: words.sendCheque, value: companyText(locale) },
        ...amountFacts(words, mailed),
        placeFact(words, order),
      ],
      ...orderAction(words, locale, order, config),
      ...termsParts(words, locale, terms),
    },
  );
}

/** The parcel left. */
export function shippedMail(mailed: MailedOrder, config: MailConfig): Promise<Mail> {
  const { order } = mailed;
  const locale = localeOfOrder(order);
  const words = orderWordsOf(locale);
  const { trackingNumber, trackingPage } = order;
  const tracked = trackingNumber !== null && trackingPage !== null;
  return mailOf(
    { kind: 'order-shipped', ...to(locale, order) },
    {
      subject: words.shipped.title(order.number),
      paragraphs: words.shipped.paragraphs,
      facts: [
        { label: words.carrier, value: order.carrier },
        ...(trackingNumber === null ? [] : [{ label: words.tracking, value: trackingNumber }]),
        placeFact(words, order),
        expectedFact(words, locale, order),
      ],
      ...(tracked
        ? {
            action: {
              label: words.toTracking,
              url: trackingPage.replace('{number}', encodeURIComponent(trackingNumber)),
            },
          }
        : orderAction(words, locale, order, config)),
      closing: [wordsOf(locale).noReply],
    },
  );
}

/** Money was paid back. */
export function refundedMail(order: OrderRow, refundCents: number, config: MailConfig): Promise<Mail> {
  const locale = localeOfOrder(order);
  const words = orderWordsOf(locale);
  return mailOf(
    { kind: 'order-refunded', ...to(locale, order) },
    {
      subject: words.refunded.title(order.number),
      paragraphs: words.refunded.paragraphs,
      facts: [
        { label: words.number, value: order.number },
        { label: words.refund, value: amountText(refundCents, order) },
      ],
      ...orderAction(words, locale, order, config),
      closing: [wordsOf(locale).noReply],
    },
  );
}

export interface MailedReturn {
  readonly reference: string;
  readonly lines: readonly { readonly name: string; readonly packaging: string; readonly quantity: number }[];
  /** What the customer added; may be empty. */
  readonly content: string;
  readonly at: Date;
  /** Whether the order had not left, so that it was canceled. */
  readonly isCanceled: boolean;
}

/**
 * The receipt of a withdrawal on a durable medium, with its content, its date and its time. Source: directive 2011/83/EU,
 * article 11a (4); § 356a (4) BGB.
 */
export function withdrawnMail(order: OrderRow, returned: MailedReturn, config: MailConfig): Promise<Mail> {
  const locale = localeOfOrder(order);
  const words = orderWordsOf(locale);
  const common = wordsOf(locale);
  const { withdrawn } = words;
  const { reference, at, content } = returned;
  return mailOf(
    { kind: 'order-withdrawn', ...to(locale, order) },
    {
      subject: withdrawn.title(order.number),
      paragraphs: [...withdrawn.paragraphs, returned.isCanceled ? withdrawn.canceled : withdrawn.sendBack],
      facts: [
        { label: words.number, value: order.number },
        { label: words.reference, value: reference },
        { label: common.receivedAt, value: instantText(locale, at) },
        {
          label: words.returned,
          value: returned.lines
            .map(({ name, packaging, quantity }) => `${String(quantity)} × ${name}, ${packaging}`)
            .join('\n'),
        },
        ...(returned.isCanceled ? [] : [{ label: words.returnTo, value: companyText(locale) }]),
        ...(content === '' ? [] : [{ label: common.fields.content, value: content }]),
      ],
      ...orderAction(words, locale, order, config),
      closing: [common.noReply],
    },
  );
}
