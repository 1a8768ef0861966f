import type { MarketId } from '@veralune/routing';
import * as z from 'zod/mini';
import { bounds } from '../bounds.ts';
import { servedCountries } from '../countries.ts';
import { contactOptions } from '../options.ts';
import { crossField, postcodeOfCountry } from './cross-field.ts';
import { option } from './options.ts';
import { email, optionalText, phone, requiredPhone, text } from './text.ts';
import type { FormInput } from './validate.ts';

/** At home, at a relay point, at home on the next working day. */
const deliveryKinds = ['home', 'relay', 'express'] as const;

/** Which parts the form of the delivery step has; it depends on what was chosen in it. */
export interface CheckoutDeliveryShape {
  /** A guest writes the e-mail address. */
  readonly isGuest: boolean;
  /** The address is one of the account, named by `shipping_address_id`. */
  readonly hasSavedShipping: boolean;
  /** Where the invoice goes: to the delivery address, to an address of the account, or to one that is written. */
  readonly invoice: 'same' | 'saved' | 'written';
  readonly isRelay: boolean;
}

function isGiven(input: FormInput, field: string): boolean {
  const value = input[field];
  return typeof value === 'string' && value.trim() !== '';
}

/**
 * Reads from what a form sends which parts it has: `other_invoice` is set if the invoice goes to another address
 * than the parcel.
 */
export function checkoutDeliveryShape(input: FormInput, isGuest: boolean): CheckoutDeliveryShape {
  const isSavedInvoice = !isGuest && isGiven(input, 'invoice_address_id');
  const hasOtherInvoice = isGiven(input, 'other_invoice') || isSavedInvoice;
  return {
    isGuest,
    hasSavedShipping: !isGuest && isGiven(input, 'shipping_address_id'),
    invoice: !hasOtherInvoice ? 'same' : isSavedInvoice ? 'saved' : 'written',
    isRelay: input['kind'] === 'relay',
  };
}

function addressFields(market: MarketId) {
  return {
    civility: option(contactOptions(market).civility),
    firstname: text(bounds.name),
    lastname: text(bounds.name),
    address_1: text(bounds.addressLine),
    address_2: optionalText(bounds.addressLine),
    address_3: optionalText(bounds.addressLine),
    country: option(servedCountries[market]),
    zipcode: text(bounds.zipcode),
    city: text(bounds.city),
    phone: phone(),
  };
}

type AddressFields = ReturnType<typeof addressFields>;
type InvoiceFields = { [Name in keyof AddressFields as `invoice_${Name}`]: AddressFields[Name] };

function invoiceFields(market: MarketId): InvoiceFields {
  const fields = Object.entries(addressFields(market)).map(([name, field]) => [`invoice_${name}`, field] as const);
  return Object.fromEntries(fields) as unknown as InvoiceFields;
}

/** The parts that are not there are undefined. */
type Optional<Fields extends z.core.$ZodLooseShape> = { [Name in keyof Fields]: z.ZodMiniOptional<Fields[Name]> };

interface OtherFields {
  email: ReturnType<typeof email>;
  shipping_address_id: ReturnType<typeof text>;
  invoice_address_id: ReturnType<typeof text>;
  relay: ReturnType<typeof text>;
}

/**
 * The delivery step of the checkout. A relay point has its own address, so that the typed one is only for the invoice and
 * the carrier. Source: 2-routes-redirects-commerce.md §3 "Address" and §5.
 */
export function checkoutDeliverySchema(market: MarketId, shape: CheckoutDeliveryShape) {
  const optional = {
    ...(shape.isGuest && { email: email() }),
    ...(shape.hasSavedShipping ? { shipping_address_id: text(bounds.reference) } : addressFields(market)),
    ...(shape.invoice === 'saved' && { invoice_address_id: text(bounds.reference) }),
    ...(shape.invoice === 'written' && invoiceFields(market)),
    ...(shape.isRelay && { relay: text(bounds.reference) }),
  } as unknown as Optional<OtherFields & AddressFields & InvoiceFields>;
  const [country] = servedCountries[market];
  return z
    .object({
      ...optional,
      kind: option(deliveryKinds),
      mobile: requiredPhone(),
      delivery_information: optionalText(bounds.deliveryInformation),
    })
    .check(crossField(postcodeOfCountry(country), postcodeOfCountry(country, 'invoice_')));
}

/** A valid delivery step. */
export type CheckoutDelivery = z.output<ReturnType<typeof checkoutDeliverySchema>>;
