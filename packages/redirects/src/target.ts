import { addressParts, normalOrigin } from './address.ts';
import { isPlainPath, hasDotSegment, wellFormed } from './normal-path.ts';

/** The address to which a rule redirects. */
export interface Target {
  /** Absolute or site-relative. Ready for a `Location` header when its `*` are filled. */
  readonly text: string;
  /** Whether the visitor's query is added. False if the target contains a `?`. */
  readonly keepsQuery: boolean;
  /** The number of `*`. */
  readonly wildcards: number;
}

const maxTargetLength = 2_000;

/**
 * One slash and then a path, in printable ASCII. Rejects known open redirects: `//evil.example` and `/\evil.example`
 * name a host, `/%2Fevil.example` and `/%5Cevil.example` do so behind a proxy that decodes them, and browsers ignore tabs
 * and line ends. Line ends would also allow header injection.
 */
const safePath = /^\/(?!\/|%2f|%5c)[\x21-\x5b\x5d-\x7e]*$/i;
const leadingHost = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$)/i;

/** Whether an address leads to this site or to the host that it names openly: no open redirect. */
export function isSafeTarget(target: string): boolean {
  const rest = target.replace(leadingHost, '');
  const local = rest === target || rest.startsWith('/') ? rest : `/${rest}`;
  return safePath.test(local) && !hasDotSegment(addressParts(local).path);
}

/** Unsafe, or invalid. */
type TargetProblemCode = 'VR-REDIRECTS-004' | 'VR-REDIRECTS-005';

export function parseTarget(written: string): Target | TargetProblemCode {
  if (written.length <= maxTargetLength && isPlainPath(written)) {
    return { text: written, keepsQuery: true, wildcards: 0 };
  }
  // Control characters are checked before encoding, since encoded ones would pass the check.
  const target = /[\p{Cc}\s\\]/u.test(written) ? written : asciiOf(written);
  if (target.length > maxTargetLength) return 'VR-REDIRECTS-005';
  if (!isSafeTarget(target)) return target === '' ? 'VR-REDIRECTS-005' : 'VR-REDIRECTS-004';
  const { origin: host, path, search, hash } = addressParts(target);
  const origin = host && normalOrigin(host);
  if (origin === null || `${origin}${search}${hash}`.includes('*')) return 'VR-REDIRECTS-005';
  const text = origin + path + (search === '?' ? '' : search) + hash;
  return { text, keepsQuery: search === '', wildcards: path.split('*').length - 1 };
}

/** `/consejo/sueño` → `/consejo/sue%C3%B1o`; existing escapes stay as they are. */
function asciiOf(text: string) {
  return wellFormed(text).replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** Replaces each `*` of a target with a capture. @returns null if the result would be unsafe */
export function filledTarget(text: string, captures: readonly string[]): string | null {
  let filled = '';
  let end = 0;
  for (const capture of captures) {
    const wildcard = text.indexOf('*', end);
    if (wildcard === -1) break;
    filled += text.slice(end, wildcard) + capture;
    end = wildcard + 1;
    // An empty capture would leave a trailing slash: `/fr/*` → `/fr/`.
    if (capture === '' && filled.length > 1) filled = filled.slice(0, -1);
  }
  if (end === 0) return text;
  const target = filled + text.slice(end);
  return isSafeTarget(target) ? target : null;
}

/** Faster `filledTarget` for a rest that passed `isPlainFrom`: after a later slash than the first it is always safe. */
export function filledWithRest(text: string, rest: string): string | null {
  return rest !== '' && text.length > 2 && text.endsWith('/*') ? text.slice(0, -1) + rest : filledTarget(text, [rest]);
}
