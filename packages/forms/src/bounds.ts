/** The longest accepted values, in UTF-16 units as `maxlength` counts them. Source: 3-decisions.md, "Behaviour". */
export const bounds = {
  name: 100,
  email: 254,
  addressLine: 35,
  city: 100,
  /** `L-2450` has 6; a country without a known pattern may have more. */
  zipcode: 10,
  phone: 20,
  orderNumber: 50,
  message: 5000,
  /** Ids that forms send: a UUID. */
  reference: 40,
  reviewTitle: 80,
  reviewText: 2000,
  reviewAuthor: 40,
  /** Longer ones would only make the hashing longer. */
  password: 128,
  addressLabel: 35,
  deliveryInformation: 100,
  clientNumber: 20,
  companyName: 100,
  /** With the spaces that people write. */
  siret: 20,
} as const;
