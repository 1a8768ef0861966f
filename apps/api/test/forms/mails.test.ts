import { languageOf, locales, marketOf, type Locale } from '@veralune/routing';
import { describe, expect, test } from 'vitest';
import { compose } from '../../src/mail/compose.ts';
import { readMailConfig } from '../../src/mail/config.ts';
import { contactMails, withdrawalMails, type SentForm } from '../../src/mail/form-mails.ts';
import { isMailbox } from '../../src/mail/mailbox.ts';
import { confirmMail, welcomeMail } from '../../src/mail/newsletter-mails.ts';
import type { Mail, StoredMail } from '../../src/mail/outbox.ts';
import { wordsOf } from '../../src/mail/words/words-of.ts';
import { contactFields, withdrawalFields } from '../support/forms-api.ts';

const config = readMailConfig({ MAIL_TO: 'be=office@example.org' }, '/data');

function sent(locale: Locale, values: Readonly<Record<string, unknown>>): SentForm {
  const at = new Date('2026-11-15T12:00:00Z');
  return { locale, reference: 'C-7K3M9Q2F', email: 'anna@example.org', values, at };
}

function allMails(locale: Locale): Promise<Mail[]> {
  const to = { locale, email: 'anna@example.org', unsubscribeToken: 'end' };
  return Promise.all([
    contactMails(sent(locale, contactFields), config),
    withdrawalMails(sent(locale, withdrawalFields), config),
    confirmMail(to, 'confirm', config),
    welcomeMail(to, config),
  ]).then((mails) => mails.flat());
}

/** All texts of a language. */
function textsIn(words: unknown): string[] {
  if (typeof words === 'string') return [words];
  if (typeof words === 'function') return [String((words as (...args: string[]) => unknown)('C-1', 'x'))];
  return typeof words === 'object' && words !== null ? Object.values(words).flatMap(textsIn) : [];
}

describe.each(locales)('the mails in %s', (locale) => {
  test('are complete, in text and in HTML with the language', async () => {
    for (const mail of await allMails(locale)) {
      const names = { kind: mail.kind, lang: mail.lang };
      expect(names).toEqual({ kind: mail.kind, lang: languageOf(locale) });
      expect(mail.text, mail.kind).not.toMatch(/undefined|\[object|<|&amp;/);
      expect(mail.html, mail.kind).not.toMatch(/undefined|\[object/);
      expect(mail.html).toContain(`<html lang="${languageOf(locale)}-${marketOf(locale).country}">`);
      expect(mail.html).toContain(`<title>${mail.subject}</title>`);
    }
  });

  test('have the typography of the language', () => {
    const texts = textsIn(wordsOf(locale));
    expect(texts.filter((text) => /['"]/.test(text))).toEqual([]);
    if (languageOf(locale) === 'fr') expect(texts.filter((text) => /[^\u00a0][!?;:](?:\s|$)/u.test(text))).toEqual([]);
    if (marketOf(locale).id === 'ch') expect(texts.filter((text) => text.includes('ß'))).toEqual([]);
  });
});

describe('a contact request', () => {
  test('goes to the company with everything, and can be answered', async () => {
    const [notice] = await contactMails(sent('fr-be', contactFields), config);
    expect(notice).toMatchObject({ recipient: 'office@example.org', replyTo: 'anna@example.org' });
    expect(notice?.subject).toBe('Demande de contact C-7K3M9Q2F\u00a0: Information sur un produit');
    for (const text of ['Anna', 'Peeters', 'Bonjour,\nje cherche', 'Belgique', '1000', 'son pharmacien', 'Particulier'])
      expect(notice?.text).toContain(text);
  });

  test('gets a receipt that quotes nothing that was typed', async () => {
    const values = { ...contactFields, firstname: 'Buy at', lastname: 'spam.example', message: 'spam' };
    const [, receipt] = await contactMails(sent('fr-be', values), config);
    expect(receipt?.recipient).toBe('anna@example.org');
    expect(`${String(receipt?.text)}${String(receipt?.html)}`).not.toMatch(/Buy|spam/);
  });

  test('cannot add markup to a mail', async () => {
    const values = { ...contactFields, message: '<img src=x onerror=alert(1)> & "quoted"' };
    const [notice] = await contactMails(sent('fr-be', values), config);
    expect(notice?.html).toContain('&lt;img src=x onerror=alert(1)&gt; &amp; &quot;quoted&quot;');
  });
});

test('the receipt of a withdrawal has its content, and when it arrived', async () => {
  const [, receipt] = await withdrawalMails(sent('de-de', withdrawalFields), config);
  for (const text of [
    'Micralba Zinc, deux boîtes',
    'VL-2026-001',
    '1. November 2026',
    '15. November 2026',
    '13:00',
    'MEZ',
  ])
    expect(receipt?.text).toContain(text);
});

describe('the recipient of a mail', () => {
  test.each(['anna@example.org', "o'neil+news@sub.example.org", 'ü@example.org'])('can be %s', (address) => {
    expect(isMailbox(address)).toBe(true);
  });

  test.each([
    'anna@example.org\nBcc: all@example.org',
    'anna@example.org\r\nSubject: other',
    'anna@example.org,other@example.org',
    'anna@example.org;other@example.org',
    'Anna <anna@example.org>',
    '"anna"@example.org',
    'anna@example.org ',
    'anna@@example.org',
    'anna',
    '',
    `${'a'.repeat(250)}@example.org`,
  ])('can not be %j', async (recipient) => {
    expect(isMailbox(recipient)).toBe(false);
    const [mail] = await contactMails(sent('fr-be', contactFields), config);
    const state = { createdAt: new Date(), attempts: 1, nextAttemptAt: new Date(), lastError: null, failedAt: null };
    const stored = { ...mail, ...state, id: 'x', recipient, replyTo: null, unsubscribeUrl: null } as StoredMail;
    expect(() => compose(stored, config.from)).toThrow('exactly one address');
  });
});

describe('the configuration', () => {
  test.each([
    [{ SMTP_URL: 'http://mail' }, 'SMTP_URL'],
    [{ MAIL_FROM: 'Veralune <a@example.org>' }, 'MAIL_FROM'],
    [{ MAIL_TO: 'zz=a@example.org' }, 'MAIL_TO'],
    [{ SITE_URLS: 'be=https://www.example.be/fr' }, 'SITE_URLS'],
  ])('%j is refused', (variables, name) => {
    expect(() => readMailConfig(variables, '/data')).toThrow(name);
  });

  test('takes origins with a trailing slash', () => {
    expect(readMailConfig({ SITE_URLS: 'be=https://www.example.be/' }, '/data').siteUrls).toMatchObject({
      be: 'https://www.example.be',
      ch: 'https://ch.veralune.example',
    });
  });

  test('writes mails to a folder without a mail server', () => {
    expect(readMailConfig({ SMTP_URL: '' }, '/data').transport).toEqual({ kind: 'folder', path: '/data/outbox' });
  });
});
