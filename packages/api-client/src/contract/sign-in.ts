import { z } from 'zod';
import type { Call } from './calls.ts';
import { me } from './entities/index.ts';
import { done, expired, formBody, invalid, limited, tokenBody } from './personal.ts';
import { common } from './shared.ts';

const none = z.object({});
const scoped = z.object(common);

export const signInCalls = {
  me: {
    personal: true,
    method: 'GET',
    path: '/me',
    summary: 'What the header shows: the name of the customer, the favourites, and the number of articles in the cart.',
    params: none,
    query: scoped,
    answer: me,
  },
  login: {
    personal: true,
    method: 'POST',
    path: '/login',
    summary:
      'Starts a session: sets the cookie `jwt_token`. Fields: `email`, `password`. A cart of the browser is merged ' +
      'into that of the customer.',
    params: none,
    query: scoped,
    body: formBody,
    answer: me,
    errors: {
      ...invalid,
      ...limited,
      401:
        '`credentials_invalid`: the address and the password do not belong together. Where the setting ' +
        '`explicit_account_errors` is 1, `email_not_found` tells an unknown address.',
      403: '`email_not_verified`: the password is right, but the address is not confirmed; the mail was sent again.',
    },
  },
  logout: {
    personal: true,
    method: 'POST',
    path: '/logout',
    summary: 'Ends the session. Can be repeated.',
    params: none,
    query: scoped,
    answer: me,
  },
  signup: {
    personal: true,
    method: 'POST',
    path: '/signup',
    summary:
      'Makes an account, which can be used once the link of the mail is posted to `/signup/verify`. An address that has ' +
      'an account gets the same answer and another mail.',
    params: none,
    query: scoped,
    body: formBody,
    status: 201,
    answer: done,
    errors: {
      ...invalid,
      ...limited,
      409: '`email_taken`: only where the setting `explicit_account_errors` is 1.',
    },
  },
  verifyEmail: {
    personal: true,
    method: 'POST',
    path: '/signup/verify',
    summary: 'Confirms the address of a new account with the token of the mail. Does not start a session.',
    params: none,
    query: scoped,
    body: tokenBody,
    answer: done,
    errors: { ...expired, ...limited },
  },
  forgotPassword: {
    personal: true,
    method: 'POST',
    path: '/password/forgot',
    summary: 'Mails a link to choose a new password. Field: `email`. Unknown addresses get the same answer.',
    params: none,
    query: scoped,
    body: formBody,
    answer: done,
    errors: {
      ...invalid,
      ...limited,
      404: '`email_not_found`: only where the setting `explicit_account_errors` is 1.',
    },
  },
  resetLink: {
    personal: true,
    method: 'POST',
    path: '/password/reset/check',
    summary: 'Whether the token of a mail can still be used to choose a new password. Changes nothing.',
    params: none,
    query: scoped,
    body: tokenBody,
    answer: done,
    errors: { ...expired, ...limited },
  },
  resetPassword: {
    personal: true,
    method: 'POST',
    path: '/password/reset',
    summary:
      'Chooses a new password with the token of the mail, within one hour and once. Ends all sessions of the account. ' +
      'Fields: `token`, `password`, `password_confirmation`.',
    params: none,
    query: scoped,
    body: formBody,
    answer: done,
    errors: { ...invalid, ...expired, ...limited },
  },
} as const satisfies Record<string, Call>;
