import type { CustomerAddress, OrderAddress } from '@veralune/api-client/contract';
import type { PostalAddress } from '@veralune/ui/components/address-card/address-card';
import { countryName } from '../metadata/country-name.ts';
import type { PageContext } from '../page-context.ts';

/** An address as it is written on a parcel. The country is named where the market serves several. */
export function postalAddress(
  address: OrderAddress,
  label: string,
  { locale }: PageContext,
  deliveryInformation?: string,
): PostalAddress {
  const place = `${address.zipcode} ${address.city}`;
  return {
    label,
    lines: [
      `${address.firstname} ${address.lastname}`,
      address.address_1,
      address.address_2,
      address.address_3,
      place,
      countryName(locale, address.country),
    ].filter((line) => line !== ''),
    phone: address.phone === '' ? undefined : address.phone,
    deliveryInformation: deliveryInformation === '' ? undefined : deliveryInformation,
  };
}

/** One line for a list to choose from: `Maison – Rue Neuve 12, 1000 Bruxelles`. */
export function addressChoice({ id, label, address_1: line, zipcode, city }: CustomerAddress) {
  return { value: id, label: `${label} – ${line}, ${zipcode} ${city}` };
}
