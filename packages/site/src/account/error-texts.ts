import { isCountry, servedCountries } from '@veralune/forms';
import type { PageContext } from '../page-context.ts';
import { longest } from './longest.ts';

/** The error codes of account calls that have their own words. Source: 2-routes-redirects-commerce.md §8. */
const accountErrors = [
  'credentials_invalid',
  'email_not_found',
  'email_not_verified',
  'email_taken',
  'password_wrong',
  'client_unknown',
  'client_name',
  'client_taken',
  'default_address',
  'too_many_addresses',
  'already_favourite',
  'too_many_favourites',
  'link_expired',
  'already_written',
  'not_delivered',
  // The session ended while a form was filled in.
  'login_required',
] as const;
type AccountError = (typeof accountErrors)[number];

function isAccountError(code: string): code is AccountError {
  return (accountErrors as readonly string[]).includes(code);
}

/** The words of an error code; null for one without its own words. */
export function accountErrorText(code: string, { t }: PageContext): string | null {
  return isAccountError(code) ? t(`account.errors.${code}`) : null;
}

/** Codes whose words say enough for any field. */
const wordedCodes = [
  'password_short',
  'password_lowercase',
  'password_uppercase',
  'password_digit',
  'password_mismatch',
  'date',
  'date_in_future',
] as const;

/** Fields whose missing or wrong content has its own words. Source: 2-routes-redirects-commerce.md §5. */
const wordedFields = [
  'label',
  'password',
  'password_confirmation',
  'current_password',
  'mobile',
  'terms',
  'birthday',
  'client_number',
  'provincial',
  'company_name',
  'company_siret',
  'delivery_information',
  'kind',
  'relay',
  'shipping_address_id',
  'invoice_address_id',
  'rating',
  'title',
  'text',
  'author',
] as const;

/** Fields of which the other forms have the words. */
const sharedFields = ['civility', 'firstname', 'lastname', 'email', 'phone', 'country', 'city'] as const;

function among<Value extends string>(values: readonly Value[], value: string): value is Value {
  return (values as readonly string[]).includes(value);
}

/** The field that a control of a date or of the invoice address belongs to. */
function plainField(field: string): string {
  return field.replace(/^invoice_(?!address)/, '').replace(/-(day|month|year)$/, '');
}

/** What is wrong with a field. Source: 1-site.md §5, 2-routes-redirects-commerce.md §5. */
export function fieldErrorText(field: string, code: string, country: string, context: PageContext): string {
  const { t, market } = context;
  const name = plainField(field);
  const max = longest[name];
  if (code === 'too_long' && max !== undefined) return t('forms.errors.too-long', { max });
  if (code === 'zipcode_unknown') return t('forms.errors.zipcode-unknown');
  if (name === 'zipcode') {
    return t('forms.errors.zipcode', { country: isCountry(country) ? country : servedCountries[market.id][0] });
  }
  const account = accountErrorText(code, context);
  if (account !== null) return account;
  if (among(wordedCodes, code)) return t(`account.field-errors.${code}`);
  if (name.startsWith('address_')) return t('forms.errors.address');
  if (among(wordedFields, name)) return t(`account.field-errors.${name}`);
  return among(sharedFields, name) ? t(`forms.errors.${name}`) : t('forms.errors.option');
}
