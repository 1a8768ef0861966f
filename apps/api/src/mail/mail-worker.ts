import { setTimeout as sleep } from 'node:timers/promises';
import type { Database } from '../db/database.ts';
import { log } from '../log.ts';
import { claimMails, mailFailed, mailsSent, type StoredMail } from './outbox.ts';
import { retryDelay } from './retry-delay.ts';
import type { FailedSend, MailTransport } from './transport.ts';

/** Longer than an attempt takes, including the statement after it. */
const leaseMs = 20_000;
/** For mails that other instances stored, and for those whose next attempt is due. */
const pollMs = 1_000;
const databasePauseMs = 5_000;

/** Sends the mails of the outbox: claims some, sends them outside of any transaction, and removes each that was accepted. */
export class MailWorker {
  readonly #db: Database;
  readonly #transport: MailTransport;
  readonly #stopping = new AbortController();
  #wake = new AbortController();
  #running: Promise<void> | null = null;

  constructor(db: Database, transport: MailTransport) {
    this.#db = db;
    this.#transport = transport;
  }

  /** Returns at once. */
  start(): void {
    this.#running ??= this.#run();
  }

  /** Announces new mails. Returns at once. */
  notify(): void {
    this.#wake.abort();
  }

  /** Resolves when the mails that are being sent are finished. Must be called before the database is closed. */
  async stop(): Promise<void> {
    this.#stopping.abort();
    await this.#running;
    this.#transport.close();
  }

  async #run(): Promise<void> {
    while (!this.#stopping.signal.aborted) {
      this.#wake = new AbortController();
      const pauseMs = await this.#sendDue().catch((error: unknown) => {
        log('error', 'The outbox could not be read or written.', { error });
        return databasePauseMs;
      });
      if (pauseMs > 0) await this.#pause(pauseMs);
    }
  }

  async #pause(milliseconds: number): Promise<void> {
    const signal = AbortSignal.any([this.#stopping.signal, this.#wake.signal]);
    await sleep(milliseconds, undefined, { signal, ref: false }).catch(() => undefined);
  }

  /** @returns the milliseconds until the next look into the outbox */
  async #sendDue(): Promise<number> {
    const due = await claimMails(this.#db, this.#transport.parallel, leaseMs);
    if (due.length === 0) return pollMs;
    const results = await Promise.all(due.map(async (mail) => ({ mail, result: await this.#transport.send(mail) })));
    await mailsSent(
      this.#db,
      results.filter(({ result }) => result.status === 'sent').map(({ mail }) => mail.id),
    );
    for (const { mail, result } of results) if (result.status !== 'sent') await this.#failed(mail, result);
    return 0;
  }

  #failed({ id, kind, attempts }: StoredMail, { status, error }: FailedSend): Promise<void> {
    const retryMs = status === 'refused' ? null : retryDelay(attempts);
    // The reason can contain an address, so it is only in the table.
    log('error', retryMs === null ? 'A mail was given up.' : 'A mail could not be sent yet.', {
      mail: id,
      kind,
      attempts,
    });
    return mailFailed(this.#db, id, error, retryMs);
  }
}
