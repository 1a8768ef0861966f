import type { Page } from '@playwright/test';
import { accountLinks, calls } from '@veralune/api-client/contract';
import { servedCountries } from '@veralune/forms';
import { createTranslator } from '@veralune/i18n';
import { languageOf, marketOf, type Locale } from '@veralune/routing';
import { randomInt } from 'node:crypto';
import { mailTo } from './mailbox.ts';
import { places } from './places.ts';
import { addressOf } from './urls.ts';

/** A person whom no other test knows. */
export interface Customer {
  readonly locale: Locale;
  readonly email: string;
  readonly password: string;
  readonly names: { readonly civility: 'ms'; readonly firstname: string; readonly lastname: string };
  readonly address: {
    readonly address_1: string;
    readonly country: string;
    readonly zipcode: string;
    readonly city: string;
  };
  readonly mobile: string;
}

export function newCustomer(locale: Locale): Customer {
  const { id, name, sellsOnline } = marketOf(locale);
  if (!sellsOnline) throw new Error(`${name} sells nothing online.`);
  const { zipcode, city, mobile } = places[id];
  return {
    locale,
    email: `${crypto.randomUUID()}@example.com`,
    password: `Korrekt${String(randomInt(1_000_000))}Pferd`,
    names: { civility: 'ms', firstname: 'Élise', lastname: 'Peeters' },
    address: { address_1: 'Rue Neuve 12', country: servedCountries[id][0], zipcode, city },
    mobile,
  };
}

/**
 * Gives the visitor an address on the network that no other test has: the API limits attempts to sign in by address.
 * `with-sites.ts` lets the apps trust two proxies: the front door, and a test that writes this header.
 */
export async function useOwnAddress(page: Page): Promise<void> {
  const parts = [10, randomInt(256), randomInt(256), 1 + randomInt(254)];
  await page.setExtraHTTPHeaders({ 'x-forwarded-for': parts.join('.') });
}

/** Posts to the API from a page of the site. */
async function post(page: Page, locale: Locale, path: string, body: object): Promise<void> {
  const query = new URLSearchParams({ shop_id: String(marketOf(locale).shopId), lang: languageOf(locale) });
  const status = await page.evaluate(
    async ([address, text]) => {
      const headers = { 'content-type': 'application/json' };
      return (await fetch(address, { method: 'POST', headers, body: text })).status;
    },
    [`/api${path}?${query.toString()}`, JSON.stringify(body)] as const,
  );
  if (status >= 300) throw new Error(`${path} answered ${String(status)}.`);
}

/** The link of a mail with a parameter. */
export async function linkTo(email: string, parameter: string): Promise<string> {
  const { text } = await mailTo(email, `?${parameter}=`);
  return text.split(/\s/).find((word) => word.includes(`?${parameter}=`)) ?? '';
}

/** Makes a customer's account without the form, on a page of the site, and confirms its address. */
export async function createAccount(page: Page, customer: Customer): Promise<void> {
  const { locale, email, password, names } = customer;
  const { parameter } = accountLinks.verifyEmail;
  await post(page, locale, calls.signup.path, {
    ...names,
    email,
    password,
    password_confirmation: password,
    terms: '1',
  });
  const token = new URL(await linkTo(email, parameter)).searchParams.get(parameter);
  await post(page, locale, calls.verifyEmail.path, { token });
}

/** Fills in the form of the page that creates an account. */
export async function fillSignup(page: Page, { email, password, names }: Customer): Promise<void> {
  const main = page.getByRole('main');
  await main.locator(`[name=civility][value=${names.civility}]`).check();
  for (const [name, text] of Object.entries({
    firstname: names.firstname,
    lastname: names.lastname,
    email,
    password,
    password_confirmation: password,
  }))
    await main.locator(`[name=${name}]`).fill(text);
  await main.locator('[name=terms]').check();
}

/** Signs in with the form of the page. */
export async function signIn(page: Page, { locale, email, password }: Customer): Promise<void> {
  const main = page.getByRole('main');
  await main.locator('[name=email]').fill(email);
  await main.locator('[name=password]').fill(password);
  await main.getByRole('button', { name: createTranslator(locale)('login.submit') }).click();
}

/** Creates an account and signs in, from the login page. */
export async function becomeCustomer(page: Page, locale: Locale): Promise<Customer> {
  const customer = newCustomer(locale);
  await page.goto(addressOf('login', {}, locale));
  await createAccount(page, customer);
  await signIn(page, customer);
  await page.waitForURL(addressOf('my-account', {}, locale));
  return customer;
}
