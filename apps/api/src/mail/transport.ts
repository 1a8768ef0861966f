import { mkdirSync } from 'node:fs';
import { rename, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { createTransport } from 'nodemailer';
import { errorCode, errorMessage } from '../start-error.ts';
import { compose } from './compose.ts';
import type { MailConfig } from './config.ts';
import type { StoredMail } from './outbox.ts';

export interface FailedSend {
  /** `delayed`: the next attempt can succeed. `refused`: the server refuses this recipient or this mail for good. */
  readonly status: 'delayed' | 'refused';
  readonly error: string;
}

/** What became of an attempt to send a mail. */
export type SendResult = { readonly status: 'sent' } | FailedSend;

export interface MailTransport {
  /** How many mails are sent at the same time. After a crash at most this number may be sent twice. */
  readonly parallel: number;
  /** Never rejects. */
  readonly send: (mail: StoredMail) => Promise<SendResult>;
  readonly close: () => void;
}

/** In milliseconds. All steps of an attempt together take less than the lease of a mail. */
const smtpTimeouts = { connectionTimeout: 4_000, greetingTimeout: 4_000, socketTimeout: 6_000 };
const smtpParallel = 5;

/** A reply of 500 or above to the recipient or to the content is final; one to the login is a fault of the configuration. */
function isFinal(thrown: unknown): boolean {
  const code = errorCode(thrown);
  const reply = thrown instanceof Error && 'responseCode' in thrown ? Number(thrown.responseCode) : 0;
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && reply >= 500;
}

function smtpTransport(url: string, from: string): MailTransport {
  const transporter = createTransport({ url, pool: true, maxConnections: smtpParallel, ...smtpTimeouts });
  return {
    parallel: smtpParallel,
    send: async (mail) => {
      try {
        await transporter.sendMail(compose(mail, from));
        return { status: 'sent' };
      } catch (thrown) {
        return { status: isFinal(thrown) ? 'refused' : 'delayed', error: errorMessage(thrown) };
      }
    },
    close: () => {
      transporter.close();
    },
  };
}

/**
 * Writes each mail to `<folder>/<id>.eml`. A repeated mail replaces its own file, and a file appears complete or not at
 * all.
 */
function folderTransport(folder: string, from: string): MailTransport {
  const transporter = createTransport({ streamTransport: true, buffer: true, newline: 'windows' });
  return {
    parallel: 50,
    send: async (mail) => {
      try {
        mkdirSync(folder, { recursive: true, mode: 0o700 });
        const { message } = await transporter.sendMail(compose(mail, from));
        const unfinished = join(folder, `.${mail.id}.part`);
        await writeFile(unfinished, message as Buffer, { mode: 0o600 });
        await rename(unfinished, join(folder, `${mail.id}.eml`));
        return { status: 'sent' };
      } catch (thrown) {
        return { status: 'delayed', error: errorMessage(thrown) };
      }
    },
    close: () => {
      transporter.close();
    },
  };
}

export function createMailTransport({ transport, from }: Pick<MailConfig, 'transport' | 'from'>): MailTransport {
  return transport.kind === 'smtp' ? smtpTransport(transport.url, from) : folderTransport(transport.path, from);
}
