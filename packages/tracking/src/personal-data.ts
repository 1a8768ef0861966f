declare const clean: unique symbol;
declare const term: unique symbol;

/** A text without e-mail addresses. */
export type CleanText = string & { readonly [clean]: true };
/** What someone searched, without e-mail addresses and long numbers. */
export type SearchTerm = string & { readonly [term]: true };

const longestTerm = 60;

// `elise@example.com`, also while it is typed (`elise@`), and percent-encoded.
const emailLike = /[^\s/?&=]*(?:@|%40)[^\s/?&=]*/gi;

/** Phone numbers, client numbers, bank accounts: seven digits or more, with the signs that people put between them. */
const longNumber = /\+?\d(?:[\s./()-]*\d){6,}/g;

/** Removes e-mail addresses: `Bonjour elise@example.com` → `Bonjour `. */
export function cleanText(text: string): CleanText {
  return text.replace(emailLike, '') as CleanText;
}

/** `Élise, elise@example.com 0470 12 34 56` → `élise,`: cut to 60 characters, without e-mail addresses and long numbers. */
export function searchTerm(text: string): SearchTerm {
  const kept = cleanText(text).replace(longNumber, '').replace(/\s+/g, ' ').trim().toLowerCase();
  return kept.slice(0, longestTerm) as string as SearchTerm;
}
