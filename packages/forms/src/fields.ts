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

/** The request for one mail when a product is in stock again. See decision 0036. */
export const reminderFields = ['email', 'product'] as const;
export type ReminderField = (typeof reminderFields)[number];

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

/** What the law lets a seller require: who withdraws, from which contract, and where the receipt goes. See decision 0035. */
export const requiredWithdrawalFields = [
  'order_number',
  'firstname',
  'lastname',
  'email',
] as const satisfies readonly WithdrawalField[];

export const loginFields = ['email', 'password'] as const;
export type LoginField = (typeof loginFields)[number];

/** Everything that a person can say about themselves, in the order of the form. Source: 2-routes-redirects-commerce.md §3. */
export const informationFields = [
  'civility',
  'firstname',
  'lastname',
  'birthday',
  'mobile',
  'phone',
  'zipcode',
  'city',
  'country',
  'provincial',
  'company_name',
  'company_siret',
  'origin',
  'client_number',
] as const;
export type InformationField = (typeof informationFields)[number];

/** The other fields of `informationFields` can be filled in later, in the account. */
export const signupFields = [
  'civility',
  'firstname',
  'lastname',
  'email',
  'password',
  'password_confirmation',
  'origin',
  'client_number',
  'newsletter',
  'terms',
] as const;
export type SignupField = (typeof signupFields)[number];

export const requiredInformationFields = [
  'civility',
  'firstname',
  'lastname',
] as const satisfies readonly InformationField[];

export const requiredSignupFields = [
  ...requiredInformationFields,
  'email',
  'password',
  'password_confirmation',
  'terms',
] as const satisfies readonly SignupField[];

export const addressFields = [
  'label',
  'civility',
  'firstname',
  'lastname',
  'address_1',
  'address_2',
  'address_3',
  'zipcode',
  'city',
  'country',
  'mobile',
  'phone',
  'delivery_information',
  'default_shipping',
  'default_invoice',
] as const;
export type AddressField = (typeof addressFields)[number];

export const requiredAddressFields = [
  'label',
  'civility',
  'firstname',
  'lastname',
  'address_1',
  'zipcode',
  'city',
  'country',
  'mobile',
] as const satisfies readonly AddressField[];
