/** Longer paths answer to no rule: what the API's contract allows, and a bound on what a visitor can make us do. */
export const maxPathLength = 2_000;

/** Of each segment only what `encodeURIComponent` leaves as it is; no empty segment, no slash at the end. */
const normalForm = /^(?:\/[a-z0-9\-_.!~*'()]+)*$/;

/**
 * The one spelling by which addresses are compared: lower case, composed Unicode, percent-encoded, without empty
 * segments or a slash at the end, so that the root is empty. Total. An encoded slash stays encoded, since it is no
 * separator; an escape that is no UTF-8 (`%F1`) is taken as the characters it is written with.
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
 * Whether what stands from `start` on is in normal form, and no segment of it begins with a dot, which might make it a
 * step up. Short as it is, looking at each character takes half the time; without a branch for each, since where slashes
 * stand can't be foreseen.
 */
export function isPlainFrom(path: string, start: number): boolean {
  let next = noStart;
  let faults = 0;
  for (let at = path.length - 1; at >= start; at -= 1) {
    const role = roles[path.charCodeAt(at)] ?? foreign;
    faults |= (role & foreign) | (role & separator & (next >> 1));
    next = role;
  }
  return faults === 0;
}

/** Whether a rule's path needs no reading: it names one page, in normal form, and takes no step. */
export function isPlainPath(path: string): boolean {
  return path !== '' && isNormalPath(path) && !path.includes('*') && !path.includes('/.');
}

/** Whether a browser would take a step before it asks: `/x/../y` is `/y`, and `/x/..//evil.example` a host. */
export function takesStep(path: string): boolean {
  return /\/(?:\.|%2e){1,2}(?:\/|$)/i.test(path);
}

/** What a character is in a plain path, in bits; those that no segment begins with have `noStart`, like the end. */
const [separator, noStart, foreign] = [1, 2, 4];
const roles = Uint8Array.from({ length: 128 }, (_, code) => {
  const character = String.fromCharCode(code);
  if (character === '/') return separator | noStart;
  if (character === '.') return noStart;
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

/** Half a surrogate pair makes `encodeURIComponent` throw. */
export function wellFormed(text: string): string {
  return text.replace(/\p{Surrogate}/gu, '\uFFFD');
}
