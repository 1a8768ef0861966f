import type { CaptchaAction } from '@veralune/api-client/contract';
import { z } from 'zod';
import { log } from '../log.ts';
import type { CaptchaConfig } from './config.ts';

/** Why a token is not accepted. */
export type CaptchaRefusal =
  /** It is unknown, expired or was used before. */
  | 'invalid'
  /** It was made for another form. */
  | 'action'
  /** The sender is probably a robot. */
  | 'score'
  /** The service does not answer, or does not know the secret. */
  | 'unavailable';

export interface CaptchaToken {
  readonly token: string;
  readonly action: CaptchaAction;
  /** IP address of the sender. */
  readonly address: string;
}

/** The threshold that reCAPTCHA recommends to start with. */
const minimumScore = 0.5;
/** Milliseconds. Less than the deadline of an answer (`http/within-deadline.ts`). */
const timeoutMs = 2_500;

/** https://developers.google.com/recaptcha/docs/v3#site_verify_response */
const answerSchema = z.object({
  success: z.boolean(),
  score: z.number().optional(),
  action: z.string().optional(),
  'error-codes': z.array(z.string()).optional(),
});
type VerifyAnswer = z.infer<typeof answerSchema>;

/** Error codes about our request, not about the token. */
const ourFaults: ReadonlySet<string> = new Set(['missing-input-secret', 'invalid-input-secret', 'bad-request']);

async function ask({ secret, verifyUrl }: CaptchaConfig, { token, address }: CaptchaToken): Promise<VerifyAnswer> {
  const response = await fetch(verifyUrl, {
    method: 'POST',
    body: new URLSearchParams({ secret, response: token, remoteip: address }),
    signal: AbortSignal.timeout(timeoutMs),
  });
  if (!response.ok) throw new Error(`The anti-spam service answered with status ${String(response.status)}.`);
  return answerSchema.parse(await response.json());
}

function refusalIn(answer: VerifyAnswer, action: CaptchaAction): CaptchaRefusal | null {
  if (!answer.success) return 'invalid';
  if (answer.action !== action) return 'action';
  return (answer.score ?? 0) < minimumScore ? 'score' : null;
}

/**
 * Verifies a token of reCAPTCHA v3 for one form. Never rejects.
 * @returns null if it is accepted
 */
export async function verifyCaptcha(config: CaptchaConfig, token: CaptchaToken): Promise<CaptchaRefusal | null> {
  try {
    const answer = await ask(config, token);
    const codes = answer['error-codes'] ?? [];
    if (codes.some((code) => ourFaults.has(code)))
      throw new Error(`The anti-spam service refuses the request (${codes.join(', ')}): check RECAPTCHA_SECRET.`);
    return refusalIn(answer, token.action);
  } catch (error) {
    log('error', 'A token of the anti-spam challenge could not be verified.', { error });
    return 'unavailable';
  }
}
