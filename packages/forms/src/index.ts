export { bounds } from './bounds.ts';
export { isCountry, isPostcodeOf, otherCountry, servedCountries, type Country } from './countries.ts';
export { fieldErrorCodes, type FieldError, type FieldErrorCode } from './field-error.ts';
export {
  addressFields,
  contactFields,
  informationFields,
  loginFields,
  newsletterFields,
  reminderFields,
  requiredAddressFields,
  requiredContactFields,
  requiredInformationFields,
  requiredSignupFields,
  requiredWithdrawalFields,
  signupFields,
  withdrawalFields,
  type AddressField,
  type ContactField,
  type InformationField,
  type LoginField,
  type NewsletterField,
  type ReminderField,
  type SignupField,
  type WithdrawalField,
} from './fields.ts';
export {
  contactOptions,
  newsletterOptions,
  type Civility,
  type ContactOptions,
  type NewsletterOptIn,
  type NewsletterOptions,
  type Origin,
  type Profile,
  type Subject,
} from './options.ts';
export { passwordMinimum } from './password-rules.ts';
export { siretCountry } from './siret.ts';
