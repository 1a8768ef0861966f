import { expect } from '@playwright/test';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Where the API puts its mails without a mail server. */
const outbox = join(process.env['DATA_DIR'] ?? '', 'outbox');

export interface ReceivedMail {
  /** `fr` */
  readonly lang: string;
  /** The subject and the plain text. */
  readonly text: string;
}

/** Quoted-printable, as the mails of the API are encoded (RFC 2045 §6.7). */
function decoded(text: string): string {
  const bytes = text.replace(/=\r?\n/g, '').replace(/=([0-9A-F]{2})/g, (_, hex: string) => `%${hex}`);
  return bytes.replace(/(?:%[0-9A-F]{2})+/g, (coded) => decodeURIComponent(coded));
}

/** The subject, which consists of encoded words (RFC 2047) unless it is ASCII. */
function subjectIn(head: string): string {
  const [, raw = ''] = /^Subject: (.*(?:\r?\n .*)*)/im.exec(head) ?? [];
  const words = raw.replace(/\?=\s+=\?UTF-8\?Q\?/gi, '').replace(/=\?UTF-8\?Q\?(.*?)\?=/gi, '$1');
  return decoded(words.replaceAll('_', ' '));
}

function mailIn(file: string): ReceivedMail {
  const [head = '', plain = ''] = file.split(/\r?\n--/);
  const lang = /^Content-Language: (\S+)/im.exec(head)?.[1] ?? '';
  return { lang, text: `${subjectIn(head)}\n${decoded(plain)}` };
}

async function mailsTo(address: string): Promise<ReceivedMail[]> {
  const names = (await readdir(outbox)).filter((name) => name.endsWith('.eml'));
  const files = await Promise.all(names.map((name) => readFile(join(outbox, name), 'utf8')));
  return files.filter((file) => file.includes(`To: ${address}`)).map(mailIn);
}

/**
 * Waits for a mail.
 * @param words that its subject or text contains
 */
export async function mailTo(address: string, words: string): Promise<ReceivedMail> {
  const found: ReceivedMail[] = [];
  await expect(async () => {
    found.push(...(await mailsTo(address)).filter(({ text }) => text.includes(words)));
    expect(found, `a mail to ${address} with "${words}"`).not.toEqual([]);
  }).toPass({ timeout: 15_000 });
  const [mail] = found;
  if (!mail) throw new Error(`There is no mail to ${address}`);
  return mail;
}
