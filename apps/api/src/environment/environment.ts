import { z } from 'zod';
import { captchaVariables } from '../captcha/config.ts';
import { apiVariables } from '../config.ts';
import { formsVariables } from '../forms/config.ts';
import { invalidationVariables } from '../invalidation/config.ts';
import { limitsVariables } from '../limits/config.ts';
import { mailVariables } from '../mail/config.ts';
import { paymentVariables } from '../shop/payment/config.ts';
import { StartError } from '../start-error.ts';
import { telemetryVariables } from './telemetry-variables.ts';
import { variableFaults, type Variables } from './read-variables.ts';

/**
 * Every variable that the API reads. `.env.example` and docs/environment.md are generated from it:
 * `node tooling/deploy/src/generate.ts`.
 */
export const apiEnvironment = z.object({
  ...apiVariables.shape,
  ...invalidationVariables.shape,
  ...formsVariables.shape,
  ...limitsVariables.shape,
  ...mailVariables.shape,
  ...captchaVariables.shape,
  ...paymentVariables.shape,
  ...telemetryVariables.shape,
});

/**
 * Checks all variables at once, so that a start does not fail several times.
 * @throws StartError with a sentence for each variable that is not valid
 */
export function checkEnvironment(variables: Variables): void {
  const faults = variableFaults(apiEnvironment, variables);
  if (faults.length > 0) throw new StartError(faults.join('\n'));
}
