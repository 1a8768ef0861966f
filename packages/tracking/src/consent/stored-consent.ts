import type { ConsentChoice } from './consent.ts';

/**
 * The value of the consent cookie in the form of vanilla-cookieconsent 3.1, the inverse of `readConsent`. For tests that
 * start as a visitor who has made a choice.
 */
export function storedConsent({ id, version, time, categories }: ConsentChoice): string {
  return encodeURIComponent(
    JSON.stringify({
      categories,
      revision: version,
      data: null,
      consentTimestamp: time,
      consentId: id,
      services: {},
      lastConsentTimestamp: time,
    }),
  );
}
