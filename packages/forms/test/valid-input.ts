import type { MarketId } from '@veralune/routing';
import { servedCountries, type Country } from '../src/index.ts';

export const today = '2026-11-22';

/** By country, for the first country of each market. */
const zipcodes: Readonly<Partial<Record<Country, string>>> = {
  BE: '4032',
  CH: '1204',
  ES: '28010',
  DE: '10119',
  FR: '75011',
  IT: '20144',
  LU: '1261',
};

function place(market: MarketId) {
  const [country] = servedCountries[market];
  return { country, zipcode: zipcodes[country] ?? '', city: 'Chênée' };
}

const person = { firstname: 'Élise', lastname: 'Peeters', email: 'elise@example.be' };

/** The required fields of a contact request, as a form sends them. */
export function validContact(market: MarketId) {
  return {
    subject: 'product',
    profile: 'consumer',
    message: 'Can I open the capsules?',
    civility: 'ms',
    gdpr: '1',
    ...person,
    ...place(market),
  };
}

/** The required fields of a sign-up for the newsletter. */
export function validNewsletter(market: MarketId) {
  return { email: person.email, city: place(market).city, information: ['advice'] };
}

/** A request for a reminder. */
export function validReminder() {
  return { email: person.email, product: '116' };
}

/** All fields of a withdrawal but the second line of the address. */
export function validWithdrawal(market: MarketId) {
  return {
    order_number: 'VL-2026-00412',
    order_date: '2026-11-03',
    delivery_date: '2026-11-07',
    content: 'Micralba zinc, 2 pieces',
    address_1: 'Rue du Viaduc 12',
    ...person,
    ...place(market),
  };
}

const names = { civility: 'ms', firstname: 'Élise', lastname: 'Peeters' };

/** The required fields of a registration. */
export function validSignup() {
  const password = 'Lune et marées 7';
  return { ...names, email: person.email, password, password_confirmation: password, terms: '1' };
}

/** Personal information with the fields that have rules. */
export function validInformation(market: MarketId) {
  return { ...names, birthday: '1980-02-29', mobile: '+32 470 00 12 34', ...place(market) };
}

/** The required fields of an address. */
export function validAddress(market: MarketId) {
  return { label: 'Home', ...names, address_1: 'Rue du Viaduc 12', mobile: '+32 470 00 12 34', ...place(market) };
}
