import { standInCaptchaToken, type CaptchaAction } from '@veralune/api-client/contract';
import { recaptchaSiteKey } from '../catalogue/environment.ts';

/** How a form gets its token; islands get it as a prop. */
export type AntiSpamSetup =
  | { readonly kind: 'recaptcha'; readonly action: CaptchaAction; readonly siteKey: string; readonly version: number }
  /** Without a site key, the API accepts the token of its stand-in. Source: 3-decisions.md, "Behaviour". */
  | { readonly kind: 'stand-in'; readonly token: string };

const version = 3;

export function antiSpamSetup(action: CaptchaAction): AntiSpamSetup {
  const siteKey = recaptchaSiteKey();
  return siteKey === undefined
    ? { kind: 'stand-in', token: standInCaptchaToken(action) }
    : { kind: 'recaptcha', action, siteKey, version };
}
