import { z } from 'zod';
import { documented, readVariables } from '../environment/read-variables.ts';

/** The keys of reCAPTCHA, or of the local stand-in. */
export interface CaptchaConfig {
  readonly secret: string;
  readonly verifyUrl: string;
}

const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

export const captchaVariables = z.object({
  RECAPTCHA_SECRET: documented(z.string().optional(), {
    description: 'The secret of reCAPTCHA v3; a local stand-in takes its place without it.',
    production: true,
    secret: true,
  }),
  RECAPTCHA_VERIFY_URL: documented(
    z.url({ protocol: /^https?$/, error: 'must be an address' }).default(googleVerifyUrl),
    { description: 'Where the answers of visitors to reCAPTCHA are verified.' },
  ),
});

/**
 * Reads `RECAPTCHA_SECRET` and `RECAPTCHA_VERIFY_URL`.
 * @returns null without a secret: the stand-in takes its place
 * @throws StartError that names the invalid variable
 */
export function readCaptchaConfig(variables: NodeJS.ProcessEnv): CaptchaConfig | null {
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = readVariables(captchaVariables, variables);
  return secret === undefined ? null : { secret, verifyUrl };
}
