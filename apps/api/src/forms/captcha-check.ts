import type { CaptchaAction } from '@veralune/api-client/contract';
import type { CaptchaConfig } from '../captcha/config.ts';
import { verifyCaptcha, type CaptchaRefusal } from '../captcha/verify-captcha.ts';
import { HttpError } from '../http/http-error.ts';
import type { FormLimits } from './rate-limits.ts';

const refusals: Readonly<Record<CaptchaRefusal | 'missing', readonly [status: number, message: string]>> = {
  missing: [400, 'Too many posts without a token of the anti-spam challenge.'],
  invalid: [400, 'The token of the anti-spam challenge is unknown, used or expired.'],
  action: [403, 'The token of the anti-spam challenge is for another form.'],
  score: [403, 'The anti-spam challenge takes the sender for a robot.'],
  unavailable: [503, 'The anti-spam service does not answer. Try again.'],
};

function refusal(reason: keyof typeof refusals): HttpError {
  const [status, message] = refusals[reason];
  return new HttpError(status, reason === 'score' ? 'captcha_refused' : `captcha_${reason}`, message);
}

interface Attempt {
  readonly token: string | undefined;
  readonly action: CaptchaAction;
  readonly address: string;
}

/**
 * Checks the token of a post. Browsers without JavaScript have none: they may post too, but only a few times an hour.
 * @throws HttpError with a code for each reason
 */
export async function requireCaptcha(
  config: CaptchaConfig,
  limits: Pick<FormLimits, 'countPostWithoutToken'>,
  { token, action, address }: Attempt,
): Promise<void> {
  if (token === undefined || token === '') {
    if (!(await limits.countPostWithoutToken(address))) throw refusal('missing');
    return;
  }
  const reason = await verifyCaptcha(config, { token, action, address });
  if (reason !== null) throw refusal(reason);
}
