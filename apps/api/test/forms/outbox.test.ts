import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';
import { sql } from 'drizzle-orm';
import { afterAll, afterEach, beforeAll, describe, expect, test } from 'vitest';
import type { OpenDatabase } from '../../src/db/open.ts';
import { MailWorker } from '../../src/mail/mail-worker.ts';
import { claimMails, enqueue, type Mail } from '../../src/mail/outbox.ts';
import { retryDelay } from '../../src/mail/retry-delay.ts';
import { mails } from '../../src/mail/schema.ts';
import { createMailTransport } from '../../src/mail/transport.ts';
import { runMailsCommand } from '../../src/office/mails-command.ts';
import { openCatalogue } from '../support/database.ts';
import { headerOf } from '../support/mail-file.ts';

function mailTo(recipient: string): Mail {
  const parts = { subject: 'Subject', text: 'Text', html: '<p>Text</p>' };
  return { kind: 'contact-receipt', shopId: 1, lang: 'fr', recipient, personEmail: recipient, ...parts };
}

function smtpError(message: string, responseCode: number): Error {
  return Object.assign(new Error(message), { responseCode });
}

let database: OpenDatabase;
/** The mails that the server accepted. */
let received: string[] = [];
let server: SMTPServer;
beforeAll(async () => {
  database = await openCatalogue('empty');
  server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onRcptTo: ({ address }, _, done) => {
      if (address.startsWith('unknown')) done(smtpError('No such user', 550));
      else if (address.startsWith('busy')) done(smtpError('Try later', 450));
      else done();
    },
    onData: (stream, _, done) => {
      let text = '';
      stream.on('data', (part: Buffer) => (text += part.toString()));
      stream.on('end', () => {
        received.push(text);
        done();
      });
    },
  });
  server.listen(0, '127.0.0.1');
  await once(server.server, 'listening');
});
afterAll(async () => {
  await new Promise<void>((resolve) => {
    server.close(resolve);
  });
  await database.close();
});
afterEach(async () => {
  await database.db.delete(mails);
  received = [];
});

function startWorker(): MailWorker {
  const port = (server.server.address() as AddressInfo).port;
  const transport = { kind: 'smtp', url: `smtp://127.0.0.1:${String(port)}` } as const;
  const worker = new MailWorker(database.requestDb, createMailTransport({ transport, from: 'no-reply@example.org' }));
  worker.start();
  return worker;
}

describe('a mail server', () => {
  test('gets every mail once, from two workers', async () => {
    const workers = [startWorker(), startWorker()];
    const recipients = Array.from({ length: 40 }, (_, number) => `person${String(number)}@example.org`);
    await enqueue(database.db, recipients.map(mailTo), Date.now());
    for (const worker of workers) worker.notify();
    await expect.poll(() => database.db.$count(mails), { timeout: 10_000 }).toBe(0);
    await Promise.all(workers.map((worker) => worker.stop()));
    expect(received.map((mail) => headerOf(mail, 'To')).sort()).toEqual([...recipients].sort());
    expect(new Set(received.map((mail) => headerOf(mail, 'Message-ID'))).size).toBe(40);
  });

  test('that refuses one recipient gets the others; the office sees the refusal and can retry', async () => {
    await enqueue(database.db, ['unknown@example.org', 'busy@example.org', 'anna@example.org'].map(mailTo), Date.now());
    const worker = startWorker();
    await expect.poll(() => database.db.$count(mails, sql`last_error is not null`), { timeout: 10_000 }).toBe(2);
    await worker.stop();
    expect(received.map((mail) => headerOf(mail, 'To'))).toEqual(['anna@example.org']);
    const shown = await runMailsCommand(database.db, {});
    expect(shown).toMatch(/contact-receipt {2}be {6}unknown@example\.org .* 1 {9}given up .*550 No such user/);
    expect(shown).toMatch(/busy@example\.org .* 1 {9}next .*450 Try later/);
    expect(await runMailsCommand(database.db, { markets: 'ch' })).toBe('Every mail was sent.');
    expect(await runMailsCommand(database.db, { action: 'retry' })).toBe('Mails that are tried again: 1.');
    await expect(runMailsCommand(database.db, { action: 'retry', id: 'x' })).rejects.toThrow('mails [retry');
  });
});

test('a claimed mail is skipped until its lease ends', async () => {
  await enqueue(database.db, [mailTo('anna@example.org')], Date.now());
  expect(await claimMails(database.db, 10, 60_000)).toHaveLength(1);
  expect(await claimMails(database.db, 10, 60_000)).toHaveLength(0);
  await database.db.update(mails).set({ nextAttemptAt: sql`now()` });
  expect(await claimMails(database.db, 10, 60_000)).toMatchObject([{ attempts: 2 }]);
});

test('retries wait longer each time, and end after two days', () => {
  const delays = Array.from({ length: 20 }, (_, index) => retryDelay(index + 1));
  expect(delays.slice(0, 4)).toEqual([60_000, 120_000, 240_000, 480_000]);
  expect(delays[18]).toBe(4 * 3_600_000);
  expect(delays[19]).toBeNull();
});
