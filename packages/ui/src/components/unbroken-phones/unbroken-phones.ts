const noBreakSpace = '\u00a0';

/** An international number: `+32 2 000 04 84`. */
const internationalNumber = /\+\d{1,3}(?: \d+)+/g;

/** A phone number that does not wrap at its spaces. */
export function unbrokenPhone(number: string): string {
  return number.replaceAll(' ', noBreakSpace);
}

/** A text whose international phone numbers do not wrap at their spaces. */
export function withUnbrokenPhones(text: string): string {
  return text.replace(internationalNumber, unbrokenPhone);
}
