/** Longer paths match no rule. The API's contract has the same limit; it bounds the work for one request. */
export const maxPathLength = 2_000;

/** Only characters that `encodeURIComponent` leaves as they are; no empty segment, no trailing slash. */
const normalForm = /^(?:\/[a-z0-9\-_.!~*'()]+)*$/;

/**
 * The normal form in which paths are compared: lower case, composed Unicode (NFC), percent-encoded, without empty
 * segments and without a trailing slash, so that the root is empty. Total. An encoded slash stays encoded, since it
 * does not separate segments. An escape that is not valid UTF-8 (`%F1`) is read as literal characters.
 */
export function normalPath(path: string): string {
  return isNormalPath(path)
    ? path
    : path
        .split('/')
        .filter((segment) => segment !== '')
        .map((segment) => `/${normalSegment(segment)}`)
        .join('');
}

export function isNormalPath(path: string): boolean {
  return normalForm.test(path);
}

/**
 * Whether the path is in normal form from `start` on, without a segment that begins with a dot (a possible dot segment).
 * The loop takes half the time of a regular expression. It has no branch per character, since the processor cannot
 * predict the positions of slashes.
 */
export function isPlainFrom(path: string, start: number): boolean {
  let next = notFirst;
  let faults = 0;
  for (let at = path.length - 1; at >= start; at -= 1) {
    const flags = characterFlags[path.charCodeAt(at)] ?? foreign;
    faults |= (flags & foreign) | (flags & separator & (next >> 1));
    next = flags;
  }
  return faults === 0;
}

/** Whether a rule's path needs no further parsing: one path in normal form, without wildcards and dot segments. */
export function isPlainPath(path: string): boolean {
  return path !== '' && isNormalPath(path) && !path.includes('*') && !path.includes('/.');
}

/** Dot segments (RFC 3986), which browsers resolve: `/x/../y` is `/y`, and `/x/..//evil.example` names a host. */
export function hasDotSegment(path: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** Bits of a character in a path. `notFirst`: cannot be the first of a segment; the end of the path counts as one. */
const [separator, notFirst, foreign] = [1, 2, 4];
const characterFlags = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === '/') return separator | notFirst;
  if (character === '.') return notFirst;
  return isNormalPath(`/${character}`) ? 0 : foreign;
});

function normalSegment(segment: string) {
  return encodeURIComponent(wellFormed(decodedOrAsIs(segment).toLowerCase().normalize('NFC')));
}

export function decodedOrAsIs(text: string): string {
  try {
    return decodeURIComponent(text);
  } catch {
    return text;
  }
}

/** Replaces lone surrogates, for which `encodeURIComponent` throws. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
