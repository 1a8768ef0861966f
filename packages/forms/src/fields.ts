/** Every field of the contact form, in the order in which its errors are listed. Source: 1-site.md §3. */
export const contactFields = [
  'subject',
  'profile',
  'message',
  'civility',
  'firstname',
  'lastname',
  'email',
  'phone',
  'address_1',
  'address_2',
  'country',
  'zipcode',
  'city',
  'origin',
  'gdpr',
] as const;
export type ContactField = (typeof contactFields)[number];

export const requiredContactFields = [
  'subject',
  'profile',
  'message',
  'civility',
  'firstname',
  'lastname',
  'email',
  'country',
  'zipcode',
  'city',
  'gdpr',
] as const satisfies readonly ContactField[];

/** Source: 1-site.md §3 "Newsletter form". */
export const newsletterFields = ['civility', 'email', 'city', 'origin', 'information'] as const;
export type NewsletterField = (typeof newsletterFields)[number];

/** Source: 2-routes-redirects-commerce.md §3 "Withdrawal request". */
export const withdrawalFields = [
  'order_number',
  'order_date',
  'delivery_date',
  'content',
  'firstname',
  'lastname',
  'email',
  'address_1',
  'address_2',
  'country',
  'zipcode',
  'city',
] as const;
export type WithdrawalField = (typeof withdrawalFields)[number];

/** The day of delivery is not among them: a purchase can also be withdrawn before it arrives. */
export const requiredWithdrawalFields = [
  'order_number',
  'order_date',
  'content',
  'firstname',
  'lastname',
  'email',
  'address_1',
  'country',
  'zipcode',
  'city',
] as const satisfies readonly WithdrawalField[];
