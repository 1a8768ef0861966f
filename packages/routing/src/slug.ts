const maxLength = 200;
const slugPattern = /^[a-z0-9][a-z0-9-]*$/;
const textPattern = /^[a-z0-9_,][a-z0-9_,-]*$/;
const digits = /^\d+$/;

/** Lower-case letters, digits and dashes. No leading dash, which marks pages and filters. */
export function isSlug(text: string): boolean {
  return text.length <= maxLength && slugPattern.test(text);
}

/** Slugs joined by slashes. Source: 2-routes-redirects-commerce.md §2.2. */
export function isSlugPath(text: string): boolean {
  return text.length <= maxLength && text.split('/').every(isSlug);
}

/** A slug that is not a number. */
export function isWord(text: string): boolean {
  return isSlug(text) && !digits.test(text);
}

/** A slug path that may also hold underscores and commas. Source: 2-routes-redirects-commerce.md §5. */
export function isTextSlug(text: string): boolean {
  return text.length <= maxLength && text.split('/').every((part) => textPattern.test(part));
}
