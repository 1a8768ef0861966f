import type { SendMailOptions } from 'nodemailer';
import { company } from '../company.ts';
import type { StoredMail } from './outbox.ts';
import { requireMailbox } from './mailbox.ts';

/** `Message-ID` of a mail. It stays the same when sending is repeated, so that mail servers can drop the second copy. */
function messageIdOf(id: string, from: string): string {
  return `<${id}@${from.slice(from.lastIndexOf('@') + 1)}>`;
}

/** The mail as nodemailer takes it. Its recipients are set explicitly and not parsed from headers. */
export function compose(mail: StoredMail, from: string): SendMailOptions {
  const recipient = requireMailbox(mail.recipient);
  return {
    from: { name: company, address: from },
    to: { name: '', address: recipient },
    envelope: { from, to: [recipient] },
    ...(mail.replyTo !== null && { replyTo: { name: '', address: requireMailbox(mail.replyTo) } }),
    messageId: messageIdOf(mail.id, from),
    date: mail.createdAt,
    subject: mail.subject,
    text: mail.text,
    html: mail.html,
    headers: {
      // RFC 3834: no out-of-office replies to mails of a program.
      'Auto-Submitted': 'auto-generated',
      'Content-Language': mail.lang,
      ...(mail.unsubscribeUrl !== null && {
        'List-Unsubscribe': `<${mail.unsubscribeUrl}>`,
        'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
      }),
    },
    disableFileAccess: true,
    disableUrlAccess: true,
  };
}
