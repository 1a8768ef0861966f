import { createAccount, type Account } from './account/account.ts';
import type { OpenDatabase } from './db/open.ts';
import { startForms, type StartedForms, type StartFormsOptions } from './forms/start-forms.ts';
import { startShop, type StartedShop, type StartShopOptions } from './shop/start-shop.ts';

export interface ServiceOptions
  extends
    Pick<StartFormsOptions, 'config' | 'mail' | 'captcha' | 'postcodes'>,
    Pick<StartShopOptions, 'payment' | 'now' | 'intervalMs' | 'lateMs'> {
  readonly database: Pick<OpenDatabase, 'db' | 'requestDb' | 'engine'>;
}

export interface StartedServices {
  readonly forms: StartedForms;
  readonly account: Account;
  readonly shop: StartedShop;
  /** Must be called before the database is closed. */
  readonly stop: () => Promise<void>;
}

/** Starts what visitors write to: the forms with the outbox, the accounts, the shop. */
export async function startServices({
  payment,
  captcha,
  config,
  ...options
}: ServiceOptions): Promise<StartedServices> {
  const { database, mail, postcodes, now = Date.now } = options;
  const forms = await startForms({ config, mail, captcha, database, postcodes, now });
  const { limits, notifyMail: onMail } = forms;
  const account = createAccount({
    ...{ db: database.requestDb, mail, postcodes, onMail },
    attemptsPerAddress: config.postsPerAddress,
    countMail: limits.countMail,
  });
  const shop = await startShop({ ...options, payment, limits, onMail });
  return {
    forms,
    account,
    shop,
    stop: async () => {
      await shop.stop();
      await forms.stop();
    },
  };
}
