const maxLength = 200;
const slugPattern = /^[a-z0-9][a-z0-9-]*$/;
const textPattern = /^[a-z0-9_,][a-z0-9_,-]*$/;
const digits = /^\d+$/;

/** Lower-case letters, digits and dashes; no dash in front, which marks pages and filters. */
export function isSlug(text: string): boolean {
  return text.length <= maxLength && slugPattern.test(text);
}

/** A slug that cannot be taken for a number. */
export function isWord(text: string): boolean {
  return isSlug(text) && !digits.test(text);
}

/** A slug that may also hold underscores and commas. Source: 2-routes-redirects-commerce.md §5. */
export function isTextSlug(text: string): boolean {
  return text.length <= maxLength && textPattern.test(text);
}
