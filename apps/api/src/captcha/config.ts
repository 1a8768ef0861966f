import { z } from 'zod';
import { StartError } from '../start-error.ts';

/** The keys of reCAPTCHA, or of the local stand-in. */
export interface CaptchaConfig {
  readonly secret: string;
  readonly verifyUrl: string;
}

const googleVerifyUrl = 'https://www.google.com/recaptcha/api/siteverify';

const environment = z.object({
  RECAPTCHA_SECRET: z.string().optional(),
  RECAPTCHA_VERIFY_URL: z.url({ protocol: /^https?$/ }).default(googleVerifyUrl),
});

/**
 * Reads `RECAPTCHA_SECRET` and `RECAPTCHA_VERIFY_URL`.
 * @returns null without a secret: the stand-in takes its place
 * @throws StartError that names the invalid variable
 */
export function readCaptchaConfig(variables: NodeJS.ProcessEnv): CaptchaConfig | null {
  const filled = Object.entries(variables).filter(([, value]) => value !== '');
  const parsed = environment.safeParse(Object.fromEntries(filled));
  if (!parsed.success) throw new StartError('The variable RECAPTCHA_VERIFY_URL is wrong: it must be an address.');
  const { RECAPTCHA_SECRET: secret, RECAPTCHA_VERIFY_URL: verifyUrl } = parsed.data;
  return secret === undefined ? null : { secret, verifyUrl };
}
