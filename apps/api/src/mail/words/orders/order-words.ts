interface Letter {
  readonly title: (number: string) => string;
  readonly paragraphs: readonly string[];
}

/** The words of the mails about orders in one language. */
export interface OrderWords {
  readonly number: string;
  readonly products: string;
  readonly discount: string;
  readonly delivery: string;
  readonly freeDelivery: string;
  readonly total: string;
  /** `dont TVA 6 %` */
  readonly vat: (rate: string) => string;
  readonly expected: string;
  /** `du 24 au 26 novembre 2026` */
  readonly range: (from: string, to: string) => string;
  readonly shippingAddress: string;
  readonly relay: string;
  readonly carrier: string;
  readonly tracking: string;
  readonly refund: string;
  readonly reference: string;
  readonly returned: string;
  readonly payBefore: string;
  /** To whom a cheque is made out, and to which address it is sent. */
  readonly payee: string;
  readonly sendCheque: string;
  /** The address for returned products. */
  readonly returnTo: string;
  /** For what is free with a code. */
  readonly gift: string;
  readonly toOrder: string;
  readonly toTracking: string;
  /** The right of withdrawal, in every confirmation. */
  readonly withdrawal: string;
  /** The conditions of sale and the terms of withdrawal are at the end of the mail. */
  readonly termsBelow: string;
  /** Paid. */
  readonly confirmation: Letter;
  /** Waits for a cheque. */
  readonly received: Letter;
  readonly shipped: Letter;
  readonly refunded: Letter;
  readonly withdrawn: Letter & {
    /** If the parcel has not left. */
    readonly canceled: string;
    /** If it has. */
    readonly sendBack: string;
  };
}
