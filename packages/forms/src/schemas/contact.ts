import type { MarketId } from '@veralune/routing';
import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import { servedCountries } from '../countries.ts';
import { contactOptions } from '../options.ts';
import { crossField, postcodeOfCountry, subjectOfProfile } from './cross-field.ts';
import { consent, option, optionalOption } from './options.ts';
import { email, longText, optionalText, phone, text } from './text.ts';

/** The contact form of a market. Source: 1-site.md §3 "Contact form" and §5. */
export function contactSchema(market: MarketId) {
  const options = contactOptions(market);
  return z
    .object({
      subject: option(options.subject),
      profile: option(options.profile),
      message: longText(bounds.message),
      civility: option(options.civility),
      firstname: text(bounds.name),
      lastname: text(bounds.name),
      email: email(),
      phone: phone(),
      address_1: optionalText(bounds.addressLine),
      address_2: optionalText(bounds.addressLine),
      country: option(options.country),
      zipcode: text(bounds.zipcode),
      city: text(bounds.city),
      origin: optionalOption(options.origin),
      gdpr: consent(),
    })
    .check(crossField(postcodeOfCountry(servedCountries[market][0]), subjectOfProfile));
}

/** A valid contact request. */
export type ContactRequest = z.output<ReturnType<typeof contactSchema>>;
