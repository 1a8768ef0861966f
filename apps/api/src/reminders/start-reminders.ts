import type { LiveCatalogue } from '../catalogue/live-catalogue.ts';
import { log } from '../log.ts';
import { sendReminders, type ReminderServices } from './send-reminders.ts';

const defaultIntervalMs = 10_000;

export interface StartRemindersOptions extends Pick<ReminderServices, 'db' | 'mail'> {
  readonly catalogue: Pick<LiveCatalogue, 'current'>;
  /** Called when new mails are stored. */
  readonly onMail: () => void;
}

export interface RunningReminders {
  /** Waits for a running check. Must be called before the database is closed. */
  readonly stop: () => Promise<void>;
}

/**
 * Looks every ten seconds for reminders whose product is in stock again. Stock changes in many ways: an edit, an import, a
 * count of the office, an order that expires, a date. One look at the state covers them all.
 */
export function startReminders({ db, mail, catalogue, onMail }: StartRemindersOptions): RunningReminders {
  let running: Promise<void> | null = null;
  const timer = setInterval(() => {
    running ??= sendReminders({ db, mail, catalogue: catalogue.current }, Date.now())
      .then((stored) => {
        if (stored === 0) return;
        log('info', 'Products are in stock again, and reminders are sent.', { mails: stored });
        onMail();
      })
      .catch((error: unknown) => {
        log('error', 'Reminders could not be sent. It is tried again soon.', { error });
      })
      .finally(() => {
        running = null;
      });
  }, defaultIntervalMs).unref();
  return {
    stop: async () => {
      clearInterval(timer);
      await running;
    },
  };
}
