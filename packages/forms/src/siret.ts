/** The SIRET identifies an establishment of a French company. It is asked for in this country only. */
export const siretCountry = 'FR';

/** The post office's establishments have another check: the sum of their digits is a multiple of 5. */
const postOffice = '356000000';

function digitsOf(siret: string): number[] {
  return [...siret].map(Number);
}

function luhnSum(digits: readonly number[]): number {
  const doubled = digits.toReversed().map((digit, index) => (index % 2 === 0 ? digit : digit * 2));
  return doubled.reduce((sum, digit) => sum + (digit > 9 ? digit - 9 : digit), 0);
}

/** Whether a text is a SIRET: 14 digits, with spaces as people write them, and the right check digit. */
export function isSiret(text: string): boolean {
  const siret = text.replaceAll(/\s/g, '');
  if (!/^\d{14}$/.test(siret)) return false;
  const digits = digitsOf(siret);
  if (luhnSum(digits) % 10 === 0) return true;
  return siret.startsWith(postOffice) && digits.reduce((sum, digit) => sum + digit, 0) % 5 === 0;
}
