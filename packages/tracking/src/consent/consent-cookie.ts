/** Name of the cookie of the consent tool. */
export const consentCookie = 'cookie_consent';

/** Version of the categories and their purposes: a new version asks again. */
export const consentVersion = 1;

const stored = new RegExp(`(?:^|;\\s*)${consentCookie}=[^;]*%22revision%22%3A${String(consentVersion)}%2C`);

/**
 * Whether a choice of the current version is stored in `document.cookie`. For the first load of a page, which does not need to
 * know the choice. Can return a false positive for a damaged cookie, which `readConsent` does not accept.
 */
export function hasStoredConsent(cookies: string): boolean {
  return stored.test(cookies);
}
