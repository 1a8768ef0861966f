/** Who fills in the forms of tests, and where they live. Each form takes the fields that it has. */
export const samplePerson = {
  civility: 'ms',
  firstname: 'Anna',
  lastname: 'Peeters',
} as const;

export const samplePlace = {
  address_1: 'Rue des Alchimistes 12',
  zipcode: '1000',
  city: 'Bruxelles',
  country: 'BE',
} as const;

export const sampleMobile = '+32 470 00 12 34';
