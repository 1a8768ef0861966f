/**
 * One address without a display name. Excludes everything that could start another recipient or another header: spaces,
 * line breaks, commas, semicolons, angle brackets, quotes and comments.
 */
const mailboxPattern = /^[^\s@,;:<>()[\]\\"\p{Cc}]+@[^\s@,;:<>()[\]\\"\p{Cc}]+$/u;

/** RFC 5321 §4.5.3.1.3: a path has 256 octets, two of which are angle brackets. */
const longest = 254;

export function isMailbox(text: string): boolean {
  return text.length <= longest && mailboxPattern.test(text);
}

/**
 * @returns the address itself
 * @throws Error if it is not exactly one address; callers check what people type before
 */
export function requireMailbox(text: string): string {
  if (!isMailbox(text)) throw new Error('A mail needs exactly one address as its recipient.');
  return text;
}
