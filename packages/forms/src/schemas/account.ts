import type { MarketId } from '@veralune/routing';
import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import { servedCountries } from '../countries.ts';
import { customerOptions } from '../options.ts';
import { crossField, passwordsMatch, postcodeOfCountry, siretOfCompany } from './cross-field.ts';
import { optionalBirthday } from './day.ts';
import { checkbox, consent, option, optionalOption } from './options.ts';
import { newPassword, typedPassword } from './password.ts';
import { email, optionalText, phone, requiredPhone, text } from './text.ts';

export interface InformationSchemaOptions {
  /** The day in the market's time zone, `2026-11-22`. */
  today: string;
}

export function loginSchema() {
  return z.object({ email: email(), password: typedPassword() });
}

export function forgotPasswordSchema() {
  return z.object({ email: email() });
}

/** Registration in a market. Source: 2-routes-redirects-commerce.md §3 "Customer" and §5. */
export function signupSchema(market: MarketId) {
  const { civility, origin } = customerOptions(market);
  return z
    .object({
      civility: option(civility),
      firstname: text(bounds.name),
      lastname: text(bounds.name),
      email: email(),
      password: newPassword(),
      password_confirmation: typedPassword(),
      origin: optionalOption(origin),
      client_number: optionalText(bounds.clientNumber),
      newsletter: checkbox(),
      terms: consent(),
    })
    .check(crossField(passwordsMatch));
}
export type SignupForm = z.output<ReturnType<typeof signupSchema>>;

export function passwordResetSchema() {
  return z
    .object({ token: text(200), password: newPassword(), password_confirmation: typedPassword() })
    .check(crossField(passwordsMatch));
}

export function passwordChangeSchema() {
  return z
    .object({ current_password: typedPassword(), password: newPassword(), password_confirmation: typedPassword() })
    .check(crossField(passwordsMatch));
}

export function emailChangeSchema() {
  return z.object({ email: email(), current_password: typedPassword() });
}

/** The password again, before something that can not be undone. */
export function passwordProofSchema() {
  return z.object({ current_password: typedPassword() });
}

/** Personal information. Source: 2-routes-redirects-commerce.md §3 "Customer". */
export function informationSchema(market: MarketId, { today }: InformationSchemaOptions) {
  const { civility, country, origin } = customerOptions(market);
  return z
    .object({
      civility: option(civility),
      firstname: text(bounds.name),
      lastname: text(bounds.name),
      birthday: optionalBirthday(today),
      mobile: phone(),
      phone: phone(),
      zipcode: optionalText(bounds.zipcode),
      city: optionalText(bounds.city),
      country: optionalOption(country),
      provincial: optionalText(bounds.name),
      company_name: optionalText(bounds.companyName),
      company_siret: optionalText(bounds.siret),
      origin: optionalOption(origin),
      client_number: optionalText(bounds.clientNumber),
    })
    .check(crossField(postcodeOfCountry(servedCountries[market][0]), siretOfCompany));
}
export type InformationForm = z.output<ReturnType<typeof informationSchema>>;

/** An address for invoices or deliveries. Source: 2-routes-redirects-commerce.md §3 "Address" and §5. */
export function addressSchema(market: MarketId) {
  const { civility, country } = customerOptions(market);
  return z
    .object({
      label: text(bounds.addressLabel),
      civility: option(civility),
      firstname: text(bounds.name),
      lastname: text(bounds.name),
      address_1: text(bounds.addressLine),
      address_2: optionalText(bounds.addressLine),
      address_3: optionalText(bounds.addressLine),
      zipcode: text(bounds.zipcode),
      city: text(bounds.city),
      country: option(country),
      mobile: requiredPhone(),
      phone: phone(),
      delivery_information: optionalText(bounds.deliveryInformation),
      default_shipping: checkbox(),
      default_invoice: checkbox(),
    })
    .check(crossField(postcodeOfCountry(servedCountries[market][0])));
}
export type AddressForm = z.output<ReturnType<typeof addressSchema>>;
