export { bounds } from './bounds.ts';
export { countries, isCountry, isPostcodeOf, otherCountry, servedCountries, type Country } from './countries.ts';
export { fieldErrorCodes, type FieldError, type FieldErrorCode } from './field-error.ts';
export {
  contactFields,
  newsletterFields,
  requiredContactFields,
  requiredNewsletterFields,
  requiredWithdrawalFields,
  withdrawalFields,
  type ContactField,
  type NewsletterField,
  type WithdrawalField,
} from './fields.ts';
export {
  civilities,
  contactOptions,
  newsletterOptIns,
  newsletterOptions,
  origins,
  professionalProfiles,
  profiles,
  subjects,
  type Civility,
  type ContactOptions,
  type NewsletterOptIn,
  type NewsletterOptions,
  type Origin,
  type Profile,
  type Subject,
} from './options.ts';
