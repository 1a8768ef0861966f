import type { CallName } from '@veralune/api-client/contract';
import {
  addressSchema,
  checkoutDeliverySchema,
  contactSchema,
  emailChangeSchema,
  forgotPasswordSchema,
  informationSchema,
  loginSchema,
  newsletterSchema,
  passwordChangeSchema,
  passwordProofSchema,
  passwordResetSchema,
  reminderSchema,
  reviewSchema,
  signupSchema,
  withdrawalSchema,
} from '@veralune/forms/schemas';

const lastDay = { today: '9999-12-31' } as const;
/** A guest with an invoice address and a relay point. */
const everyPart = { isGuest: true, hasSavedShipping: false, invoice: 'written', isRelay: true } as const;

/** The fields of each form for the OpenAPI document, in a market that asks for all of them. */
export const documentedFields = {
  contact: contactSchema('be'),
  newsletter: newsletterSchema('es'),
  reminder: reminderSchema(),
  withdrawal: withdrawalSchema('be', lastDay),
  login: loginSchema(),
  signup: signupSchema('be'),
  forgotPassword: forgotPasswordSchema(),
  resetPassword: passwordResetSchema(),
  updateCustomer: informationSchema('be', lastDay),
  changeEmail: emailChangeSchema(),
  changePassword: passwordChangeSchema(),
  deleteAccount: passwordProofSchema(),
  addAddress: addressSchema('be'),
  updateAddress: addressSchema('be'),
  checkoutDelivery: checkoutDeliverySchema('be', everyPart),
  reviewWrite: reviewSchema(),
} as const satisfies { readonly [Name in CallName]?: unknown };
