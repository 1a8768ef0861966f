import type { BlockList } from 'node:net';
import type { CaptchaConfig } from '../captcha/config.ts';
import { startCaptchaStandIn, type RunningStandIn } from '../captcha/stand-in.ts';
import type { OpenDatabase } from '../db/open.ts';
import type { Postcodes } from '../geo/postcodes.ts';
import { log } from '../log.ts';
import type { MailConfig } from '../mail/config.ts';
import { MailWorker } from '../mail/mail-worker.ts';
import { endLeases } from '../mail/outbox.ts';
import { createMailTransport } from '../mail/transport.ts';
import type { FormsConfig } from './config.ts';
import { Forms } from './forms.ts';
import { formLimits, type FormLimits } from './rate-limits.ts';
import { startRetention } from './start-retention.ts';

export interface StartFormsOptions {
  readonly config: FormsConfig;
  readonly mail: MailConfig;
  /** Null for the local stand-in. */
  readonly captcha: CaptchaConfig | null;
  readonly database: Pick<OpenDatabase, 'db' | 'requestDb' | 'engine'>;
  readonly postcodes: Postcodes;
  /** Milliseconds since 1970. */
  readonly now: () => number;
}

export interface StartedForms {
  readonly forms: Forms;
  readonly trustedProxies: BlockList;
  readonly limits: FormLimits;
  /** Must be called when new mails are stored. */
  readonly notifyMail: () => void;
  /** Must be called before the database is closed. */
  readonly stop: () => Promise<void>;
}

function captchaOf(config: CaptchaConfig | null): Promise<RunningStandIn> {
  if (config !== null) return Promise.resolve({ config, close: () => Promise.resolve() });
  log('info', 'Without RECAPTCHA_SECRET, a local stand-in verifies the anti-spam challenge.');
  return startCaptchaStandIn();
}

/** Starts what receives forms: the anti-spam stand-in if no key is configured, the outbox and the retention. */
export async function startForms({
  config,
  mail,
  captcha,
  database,
  postcodes,
  now,
}: StartFormsOptions): Promise<StartedForms> {
  const { db, requestDb, engine } = database;
  if (engine === 'embedded') await endLeases(db);
  const { config: captchaConfig, close: closeCaptcha } = await captchaOf(captcha);
  const worker = new MailWorker(requestDb, createMailTransport(mail));
  worker.start();
  const retention = startRetention(db, now);
  const limits = formLimits(requestDb, config.postsPerAddress);
  const notifyMail = (): void => {
    worker.notify();
  };
  const forms = new Forms({ db: requestDb, postcodes, limits, captcha: captchaConfig, mail, onMail: notifyMail });
  return {
    forms,
    limits,
    notifyMail,
    trustedProxies: config.trustedProxies,
    stop: async () => {
      await Promise.all([worker.stop(), retention.stop(), closeCaptcha()]);
    },
  };
}
