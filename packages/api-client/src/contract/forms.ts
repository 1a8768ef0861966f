import { z } from 'zod';
import type { Call } from './calls.ts';
import { common } from './shared.ts';

/**
 * Actions of the anti-spam challenge (reCAPTCHA v3). The withdrawal has none: 1-site.md §7 protects the contact form and
 * the newsletter only.
 */
export const captchaActions = { contact: 'contact', newsletter: 'newsletter' } as const;
export type CaptchaAction = (typeof captchaActions)[keyof typeof captchaActions];

/**
 * A token of the local stand-in, which replaces reCAPTCHA while `RECAPTCHA_SECRET` is not set. Source: 3-decisions.md.
 * @param score from 0 (a robot) to 1 (a person)
 */
export function standInCaptchaToken(action: CaptchaAction, score = 0.9): string {
  return `local:${action}:${String(score)}`;
}

/**
 * Paths of the links in newsletter mails, below the origin of the market's site. The query has `token` and `lang`. A GET
 * must not change anything, because mail scanners follow links: the page asks, and then posts the token to the API.
 */
export const newsletterLinkPaths = {
  confirm: '/fragments/newsletter/confirm',
  unsubscribe: '/fragments/newsletter/unsubscribe',
} as const;

const longestToken = 4_096;

/**
 * The fields of a form (`@veralune/forms` has the schema of each form and market, and its errors), and those that no
 * person fills in.
 */
const formBody = z.looseObject({
  /** Absent without JavaScript; only a few such posts per address are accepted. */
  captcha_token: z.string().max(longestToken).optional(),
  /** A hidden field that only robots fill in. */
  website: z.string().max(1_000).optional(),
});

/** The reference that the person can quote, such as `C-7K3M9Q2F`. */
export const submitted = z.object({ reference: z.string() });
export type Submitted = z.infer<typeof submitted>;

export const newsletterState = z.object({ state: z.enum(['confirmed', 'unsubscribed']) });
export type NewsletterState = z.infer<typeof newsletterState>;

const formErrors = {
  400: 'The body is not JSON, or a parameter or `Idempotency-Key` is invalid.',
  403: '`captcha_refused`: the score is too low. `captcha_action`: the token is for another form.',
  413: 'The body is too large.',
  415: 'The body is not JSON.',
  422: 'A field is invalid; `fields` has a code for each, such as `required` or `zipcode_unknown`. `idempotency_key_reused`: with other content.',
  429: 'Too many posts from this address; `Retry-After` says when to retry.',
  503: 'The database or the anti-spam service (`captcha_unavailable`) does not answer; `Retry-After` says when to retry.',
} as const;

const captchaErrors = {
  ...formErrors,
  400: `${formErrors[400]} \`captcha_missing\`: too many posts without a token. \`captcha_invalid\`: the token is unknown, used or expired.`,
} as const;

const tokenErrors = {
  404: 'The token is unknown or expired.',
  429: formErrors[429],
  503: formErrors[503],
} as const;

const idempotency =
  'Repeating a post within 24 hours with the same `Idempotency-Key` (a UUID) or, without one, with the same content has ' +
  'no further effect and gets the same answer.';

const none = z.object({});
const scoped = z.object(common);
const tokenBody = z.object({ token: z.string().min(1).max(100) });

export const formCalls = {
  contact: {
    method: 'POST',
    path: '/contact',
    summary: `Sends a contact request. ${idempotency}`,
    params: none,
    query: scoped,
    body: formBody,
    status: 201,
    answer: submitted,
    errors: captchaErrors,
  },
  newsletter: {
    method: 'POST',
    path: '/newsletter',
    summary:
      'Asks for the newsletter. The address is subscribed when its owner confirms it; the answer does not tell whether ' +
      `it already is. ${idempotency}`,
    params: none,
    query: scoped,
    body: formBody,
    status: 201,
    answer: submitted,
    errors: captchaErrors,
  },
  newsletterConfirm: {
    method: 'POST',
    path: '/newsletter/confirm',
    summary: 'Confirms a subscription with the token of the mail. Can be repeated.',
    params: none,
    query: scoped,
    body: tokenBody,
    answer: newsletterState,
    errors: tokenErrors,
  },
  newsletterUnsubscribe: {
    method: 'POST',
    path: '/newsletter/unsubscribe',
    summary:
      'Ends a subscription with the token of any of its mails. Can be repeated. Also takes the post of mail programs ' +
      '(RFC 8058), with the token in the query and a form as its body.',
    params: none,
    query: z.object({ ...common, token: tokenBody.shape.token.optional() }),
    body: tokenBody,
    answer: newsletterState,
    errors: tokenErrors,
  },
  reminder: {
    method: 'POST',
    path: '/reminder',
    summary: `Asks for one mail when a product is in stock again. The address is deleted when the mail is written. ${idempotency}`,
    params: none,
    query: scoped,
    body: formBody,
    status: 201,
    answer: submitted,
    errors: { ...formErrors, 404: 'The shop does not sell the product.' },
  },
  withdrawal: {
    method: 'POST',
    path: '/withdrawal',
    summary: `Sends a withdrawal from a purchase, and mails a receipt to the sender. ${idempotency}`,
    params: none,
    query: scoped,
    body: formBody,
    status: 201,
    answer: submitted,
    errors: formErrors,
  },
} as const satisfies Record<string, Call>;
