import type { Order } from '@veralune/api-client/contract';
import { marketIds, type MarketId } from '@veralune/routing';
import { company } from '../company.ts';
import type { Database } from '../db/database.ts';
import type { Postcodes } from '../geo/postcodes.ts';
import type { FormLimits } from '../forms/rate-limits.ts';
import type { MailConfig } from '../mail/config.ts';
import { orderView, type Seller } from './orders/order-view.ts';
import type { OrderRow } from './orders/change-status.ts';
import type { PaymentProvider } from './payment/provider.ts';
import { receiveMessage } from './payment/receive-message.ts';
import type { ShopRequest } from './shop-request.ts';

export interface ShopOptions {
  /** The database with the time limits of requests. */
  readonly db: Database;
  readonly postcodes: Postcodes;
  readonly provider: PaymentProvider;
  readonly mail: MailConfig;
  readonly limits: Pick<FormLimits, 'countPost'>;
  /** Called when new mails are stored. */
  readonly onMail: () => void;
}

/** What the calls of the shop share. */
export class Shop {
  readonly options: ShopOptions;
  readonly #sellers: Readonly<Record<MarketId, Seller>>;

  constructor(options: ShopOptions) {
    this.options = options;
    const { companyAddresses } = options.mail;
    this.#sellers = Object.fromEntries(
      marketIds.map((id) => [id, { name: company, email: companyAddresses[id] }]),
    ) as Record<MarketId, Seller>;
  }

  /** An order as its customer sees it. */
  view(order: OrderRow, { context, now }: Pick<ShopRequest, 'context' | 'now'>): Promise<Order> {
    return orderView(this.options.db, order, { context, sellers: this.#sellers, now });
  }

  /**
   * Takes a message of the payment provider.
   * @throws ForgedMessageError
   */
  async receivePayment(body: string, signature: string, now: number): Promise<void> {
    const { db, provider, mail, onMail } = this.options;
    await receiveMessage(db, await provider.readMessage(body, signature), { mail, now });
    onMail();
  }
}
