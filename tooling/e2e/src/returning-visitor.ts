import { markets } from '@veralune/routing';
import { consentCookie, consentVersion, type ConsentCategory } from '@veralune/tracking/consent';
import { storedConsent } from '@veralune/tracking/consent/stored-consent';

/** Of the sites behind the front door, and of servers that a test starts. */
const hosts = [...Object.values(markets).map(({ localHost }) => localHost), 'localhost'];

function cookies(name: string, value: string) {
  return hosts.map((domain) => ({
    name,
    value,
    domain,
    path: '/',
    expires: -1,
    httpOnly: false,
    secure: false,
    sameSite: 'Lax' as const,
  }));
}

/** The cookies of a choice in the consent tool, for every site. */
export function consentCookies(categories: readonly ConsentCategory[]) {
  const choice = {
    id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
    version: consentVersion,
    time: '2026-11-24T09:30:00.000Z',
    categories,
  };
  return cookies(consentCookie, storedConsent(choice));
}

/**
 * A visitor who has refused what needs consent, and closed the newsletter pop-in. Otherwise the consent tool would ask on
 * the first page, and the pop-in would open a minute later, over the links of a test.
 */
export const returningVisitor = {
  cookies: [...cookies('newsletter_popin', '1'), ...consentCookies(['necessary'])],
  origins: [],
};

/** A visitor who has never been here. */
export const newVisitor = { cookies: [], origins: [] };
