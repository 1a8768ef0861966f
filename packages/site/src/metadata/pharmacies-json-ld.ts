import type { PointOfSale } from '@veralune/api-client/contract';
import type { ItemListLeaf, PharmacyLeaf, WithContext } from 'schema-dts';

/** Luxembourg, which the Belgian shop serves, has its own prefix. */
function countryOf(zipcode: string, country: string): string {
  return zipcode.startsWith('L-') ? 'LU' : country;
}

function pharmacyOf(pointOfSale: PointOfSale, country: string): PharmacyLeaf {
  const { name, address, zipcode, city, phone, opening_hours: hours, latitude, longitude } = pointOfSale;
  return {
    '@type': 'Pharmacy',
    name,
    address: {
      '@type': 'PostalAddress',
      streetAddress: address,
      postalCode: zipcode,
      addressLocality: city,
      addressCountry: countryOf(zipcode, country),
    },
    geo: { '@type': 'GeoCoordinates', latitude, longitude },
    ...(phone === null ? {} : { telephone: phone }),
    ...(hours.length === 0 ? {} : { openingHours: hours }),
  };
}

/**
 * schema.org `ItemList` of the pharmacies near a place.
 * @param country of the market, ISO 3166-1
 */
export function pharmaciesJsonLd(items: readonly PointOfSale[], country: string): WithContext<ItemListLeaf> {
  return {
    '@context': 'https://schema.org',
    '@type': 'ItemList',
    numberOfItems: items.length,
    itemListElement: items.map((item, index) => ({
      '@type': 'ListItem',
      position: index + 1,
      item: pharmacyOf(item, country),
    })),
  };
}
