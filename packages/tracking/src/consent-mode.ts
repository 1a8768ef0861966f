import { isAllowed, type ConsentChoice } from './consent/consent.ts';

type Status = 'granted' | 'denied';

/** The state of Google Consent Mode v2. */
export interface ConsentState {
  readonly analytics_storage: Status;
  readonly ad_storage: Status;
  readonly ad_user_data: Status;
  readonly ad_personalization: Status;
  readonly functionality_storage: Status;
  readonly security_storage: Status;
}

/** The state of a choice. Without one, everything is denied that is not necessary. */
export function consentState(choice: ConsentChoice | undefined): ConsentState {
  const audience = isAllowed(choice, 'audience') ? 'granted' : 'denied';
  const advertising = isAllowed(choice, 'advertising') ? 'granted' : 'denied';
  return {
    analytics_storage: audience,
    ad_storage: advertising,
    ad_user_data: advertising,
    ad_personalization: advertising,
    functionality_storage: 'granted',
    security_storage: 'granted',
  };
}

/** Whether the container may be loaded and told anything. */
export function mayMeasure(choice: ConsentChoice | undefined): boolean {
  return isAllowed(choice, 'audience') || isAllowed(choice, 'advertising');
}
