import { createChallenge, type Challenge, type ChallengeService } from './anti-spam.ts';
import type { AntiSpamSetup } from './anti-spam-setup.ts';
import { mayLoadAntiSpam } from './may-load-anti-spam.ts';

function loadScript(url: string): Promise<void> {
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.src = url;
    script.async = true;
    script.addEventListener('load', () => resolve());
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error(`The script ${url} could not be loaded.`));
    });
    document.head.append(script);
  });
}

function service(): ChallengeService | undefined {
  return (window as typeof window & { grecaptcha?: ChallengeService }).grecaptcha;
}

let challenge: Challenge | undefined;

function challengeOf(setup: Extract<AntiSpamSetup, { kind: 'recaptcha' }>): Challenge {
  return (challenge ??= createChallenge(setup, { loadScript, service }));
}

/** Loads the challenge when someone starts to use a form. A failure shows when the form is sent. */
export function prepareAntiSpam(setup: AntiSpamSetup | undefined): void {
  if (setup?.kind !== 'recaptcha') return;
  mayLoadAntiSpam()
    .then((isAllowed) => (isAllowed ? challengeOf(setup).prepare() : undefined))
    .catch(() => undefined);
}

/**
 * The token of a form that is about to be sent; undefined for a form without a challenge, or without permission.
 * @throws AntiSpamError
 */
export async function antiSpamToken(setup: AntiSpamSetup | undefined): Promise<string | undefined> {
  if (setup?.kind === 'stand-in') return setup.token;
  return setup === undefined || !(await mayLoadAntiSpam()) ? undefined : challengeOf(setup).token(setup.action);
}
