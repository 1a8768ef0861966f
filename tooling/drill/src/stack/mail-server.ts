import { once } from 'node:events';
import type { AddressInfo } from 'node:net';
import { SMTPServer } from 'smtp-server';

/** A mail server that counts what it accepts. */
export interface MailServer {
  readonly port: number;
  /** Mails that were accepted, by their Message-ID. */
  readonly copies: ReadonlyMap<string, number>;
  /** Addresses that got a mail. */
  readonly recipients: ReadonlySet<string>;
  readonly close: () => void;
}

export async function startMailServer(): Promise<MailServer> {
  const copies = new Map<string, number>();
  const recipients = new Set<string>();
  const server = new SMTPServer({
    disabledCommands: ['AUTH', 'STARTTLS'],
    onData: (stream, { envelope }, done) => {
      const parts: Buffer[] = [];
      stream.on('data', (part: Buffer) => parts.push(part));
      stream.on('end', () => {
        const id = /^message-id: *(\S+)/im.exec(Buffer.concat(parts).toString())?.[1] ?? '';
        copies.set(id, (copies.get(id) ?? 0) + 1);
        for (const { address } of envelope.rcptTo) recipients.add(address);
        done();
      });
    },
  });
  // A client that is killed.
  server.on('error', () => undefined);
  const listener = server.listen(0, '127.0.0.1');
  await once(listener, 'listening');
  return {
    port: (listener.address() as AddressInfo).port,
    copies,
    recipients,
    close: () => server.close(() => undefined),
  };
}
