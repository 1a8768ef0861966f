export {
  addressSchema,
  emailChangeSchema,
  forgotPasswordSchema,
  informationSchema,
  loginSchema,
  passwordChangeSchema,
  passwordProofSchema,
  passwordResetSchema,
  signupSchema,
  type AddressForm,
  type InformationForm,
  type SignupForm,
} from './account.ts';
export {
  checkoutDeliverySchema,
  checkoutDeliveryShape,
  type CheckoutDelivery,
  type CheckoutDeliveryShape,
} from './checkout-delivery.ts';
export { contactSchema, type ContactRequest } from './contact.ts';
export { newsletterSchema, type NewsletterSignUp } from './newsletter.ts';
export { reminderSchema, type ReminderRequest } from './reminder.ts';
export { reviewSchema, type ReviewInput } from './review.ts';
export { validate, type FormInput, type Validated } from './validate.ts';
export { withdrawalSchema, type WithdrawalRequest, type WithdrawalSchemaOptions } from './withdrawal.ts';
