import { randomUUID } from 'node:crypto';
import { Hono } from 'hono';
import { listen } from '../serve.ts';
import type { CaptchaConfig } from './config.ts';

export interface RunningStandIn {
  readonly config: CaptchaConfig;
  readonly close: () => Promise<void>;
}

type Answer = Readonly<Record<string, unknown>>;

function refused(code: string): Answer {
  return { success: false, 'error-codes': [code] };
}

/** Tokens are `local:<action>:<score>`, see `standInCaptchaToken` of the contract. */
function verify(token: string): Answer {
  if (token === '') return refused('missing-input-response');
  const [, action, score] = /^local:(\w+):(0|1|0\.\d+)$/.exec(token) ?? [];
  if (action === undefined) return refused('invalid-input-response');
  return { success: true, score: Number(score), action, hostname: 'localhost', challenge_ts: new Date().toISOString() };
}

/**
 * Starts a server on the loopback interface that speaks the protocol of reCAPTCHA's `siteverify`. Source:
 * 3-decisions.md, "Behaviour". It accepts tokens that anyone can make, so production needs `RECAPTCHA_SECRET`.
 */
export async function startCaptchaStandIn(): Promise<RunningStandIn> {
  const expectedSecret = randomUUID();
  const app = new Hono();
  app.post('/siteverify', async (context) => {
    const { secret = '', response = '' } = await context.req.parseBody<{ secret?: string; response?: string }>();
    return context.json(secret === expectedSecret ? verify(response) : refused('invalid-input-secret'));
  });
  const { port, close } = await listen(app, { port: 0, host: '127.0.0.1' });
  return {
    config: { secret: expectedSecret, verifyUrl: `http://127.0.0.1:${String(port)}/siteverify` },
    close,
  };
}
