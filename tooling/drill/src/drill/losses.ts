import { setTimeout as pause } from 'node:timers/promises';
import type { Stack } from '../stack/stack.ts';
import type { Visitors } from '../visits/visits.ts';

/** A mail that failed is sent again after one minute, then after two. */
const mailSeconds = 240;
/** Mails that can be sent a second time when an API is killed: those that it was sending. Source: apps/api/src/mail/transport.ts. */
const doubledAtMost = 10;

export interface Losses {
  readonly text: string;
  readonly isLost: boolean;
}

function missing(confirmed: readonly string[], found: Iterable<string>): readonly string[] {
  const known = new Set(found);
  return confirmed.filter((each) => !known.has(each));
}

/** Waits for the mails, and looks for what was confirmed to visitors in the database and at the mail server. */
export async function lossesOf({ database, mail }: Stack, visitors: Visitors): Promise<Losses> {
  const { confirmedForms, confirmedOrders } = visitors;
  const started = performance.now();
  const seconds = (): number => (performance.now() - started) / 1_000;
  while (missing(confirmedForms, mail.recipients).length > 0 && seconds() < mailSeconds) await pause(1_000);
  const waited = seconds();
  const forms = missing(confirmedForms, await database.read("select email from submissions where kind = 'contact'"));
  const orders = missing(confirmedOrders, await database.read('select number from orders'));
  const mails = missing(confirmedForms, mail.recipients);
  const doubled = [...mail.copies.values()].filter((count) => count > 1).length;
  return {
    isLost: forms.length + orders.length + mails.length > 0 || doubled > doubledAtMost,
    text: [
      `Confirmed: ${confirmedForms.length} forms, ${confirmedOrders.length} orders.`,
      `Lost: ${forms.length} forms, ${orders.length} orders, ${mails.length} mails.`,
      `Sent: ${mail.copies.size} mails, ${doubled} of them twice; the last one ${waited.toFixed(0)} s after the last fault.`,
    ].join('\n'),
  };
}
