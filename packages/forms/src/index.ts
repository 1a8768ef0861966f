export { bounds } from './bounds.ts';
export { isCountry, isPostcodeOf, otherCountry, servedCountries, type Country } from './countries.ts';
export { fieldErrorCodes, type FieldError, type FieldErrorCode } from './field-error.ts';
export {
  contactFields,
  newsletterFields,
  requiredContactFields,
  requiredWithdrawalFields,
  withdrawalFields,
  type ContactField,
  type NewsletterField,
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
