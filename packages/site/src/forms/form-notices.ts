import { recaptchaSiteKey } from '../catalogue/environment.ts';
import { privacyHref } from '../consent/policy-links.ts';
import type { PageContext } from '../page-context.ts';
import type { LinkedText } from './linked.tsx';

/** A text with a link to the privacy policy. */
export function withPrivacyLink(text: string, context: PageContext): LinkedText {
  return { text, links: [{ label: context.t('forms.privacy'), href: privacyHref(context) }] };
}

/** The notice about reCAPTCHA, which Google's terms ask for; undefined while the stand-in is used. */
export function protectionNotice({ t }: PageContext): LinkedText | undefined {
  if (recaptchaSiteKey() === undefined) return undefined;
  return {
    text: t('forms.protection.text'),
    links: [
      { label: t('forms.protection.privacy'), href: 'https://policies.google.com/privacy' },
      { label: t('forms.protection.terms'), href: 'https://policies.google.com/terms' },
    ],
  };
}
