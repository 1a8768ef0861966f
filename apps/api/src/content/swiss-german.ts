/** German of Germany in the spelling of Switzerland: `ß` is `ss`, „Zitat“ is «Zitat», 10.000 is 10’000. */

const marks: Readonly<Record<string, string>> = { ß: 'ss', ẞ: 'SS', '„': '«', '“': '»', '‚': '‹', '‘': '›' };

/**
 * Groups of thousands: one to three digits, followed by groups of three. Not part of a date (`1.2.2026`), and not the
 * digits after a decimal comma.
 */
const grouped = /(?<![\d.,])\d{1,3}(?:\.\d{3})+(?!\d|\.\d)/g;

/** Does not change words that Switzerland has others for: those are wordings of the content. */
export function toSwissGerman(text: string): string {
  return text
    .replace(/[ßẞ„“‚‘]/g, (mark) => marks[mark] ?? mark)
    .replace(grouped, (number) => number.replaceAll('.', '’'));
}
