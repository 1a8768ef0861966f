import { consentCookie, consentVersion } from '@veralune/tracking/consent';
import { storedConsent } from '@veralune/tracking/consent/stored-consent';
import { chromium, type Browser, type BrowserContext } from 'playwright';

const phone = { viewport: { width: 412, height: 915 }, serviceWorkers: 'block' } as const;

const choice = {
  id: '3f2504e0-4f89-41d3-9a0c-0305e82c3301',
  version: consentVersion,
  time: '2026-11-24T09:30:00.000Z',
  categories: ['necessary'],
} as const;

/** The browser for measurements; CHROMIUM_PATH as for `npm test`. */
export function launchBrowser(): Promise<Browser> {
  return chromium.launch({
    executablePath: process.env['CHROMIUM_PATH'] ?? '/usr/bin/chromium',
    args: ['--no-sandbox', '--disable-gpu', '--disable-quic', '--disable-background-networking'],
  });
}

/** A phone with an empty cache. @param hasChosen whether a choice is stored, so that the consent tool does not ask */
export function phoneContext(
  browser: Browser,
  { hasChosen }: { readonly hasChosen: boolean },
): Promise<BrowserContext> {
  const cookie = { name: consentCookie, value: storedConsent(choice), domain: 'localhost', path: '/' };
  return browser.newContext({
    ...phone,
    storageState: {
      cookies: hasChosen ? [{ ...cookie, expires: -1, httpOnly: false, secure: false, sameSite: 'Lax' }] : [],
      origins: [],
    },
  });
}
