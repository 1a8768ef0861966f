import type { MarketId } from '@veralune/routing';
import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import { servedCountries } from '../countries.ts';
import { crossField, orderBeforeDelivery, postcodeOfCountry } from './cross-field.ts';
import { optionalPastDay } from './day.ts';
import { optionalOption } from './options.ts';
import { email, optionalLongText, optionalText, text } from './text.ts';

export interface WithdrawalSchemaOptions {
  /** The day in the market's time zone, `2026-11-22`. */
  today: string;
}

/**
 * The withdrawal form of a market. A declaration after the 14 days is valid here too: a person decides what follows.
 * Source: 2-routes-redirects-commerce.md §3 "Withdrawal request" and §5.
 */
export function withdrawalSchema(market: MarketId, { today }: WithdrawalSchemaOptions) {
  return z
    .object({
      order_number: text(bounds.orderNumber),
      order_date: optionalPastDay(today),
      delivery_date: optionalPastDay(today),
      content: optionalLongText(bounds.message),
      firstname: text(bounds.name),
      lastname: text(bounds.name),
      email: email(),
      address_1: optionalText(bounds.addressLine),
      address_2: optionalText(bounds.addressLine),
      country: optionalOption(servedCountries[market]),
      zipcode: optionalText(bounds.zipcode),
      city: optionalText(bounds.city),
    })
    .check(crossField(postcodeOfCountry(servedCountries[market][0]), orderBeforeDelivery));
}

/** A valid declaration of withdrawal. */
export type WithdrawalRequest = z.output<ReturnType<typeof withdrawalSchema>>;
