import { addressParts, normalOrigin } from './address.ts';
import { isPlainPath, takesStep, wellFormed } from './normal-path.ts';

/** Where a rule leads. */
export interface Target {
  /** Absolute, or site-relative from its first slash; ready for a `Location` header once its `*` are filled. */
  readonly text: string;
  /** False where the rule wrote a `?`: then the target's own query is all there is. */
  readonly keepsQuery: boolean;
  readonly holes: number;
}

const maxTargetLength = 2_000;

/**
 * One slash and then a path, in printable ASCII. Each refusal stops a known way off the site:
 * `//evil.example` and `/\evil.example` name a host, `/%2Fevil.example` and `/%5Cevil.example` do so behind a proxy that
 * decodes, and browsers skip tabs and line ends, which also split headers.
 */
const safePath = /^\/(?!\/|%2f|%5c)[\x21-\x5b\x5d-\x7e]*$/i;
const leadingHost = /^https?:\/\/[a-z0-9.-]+(?::\d+)?(?=[/?#]|$)/i;

/** Whether an address leads to this site, or to the host that it plainly shows. */
export function isSafeTarget(target: string): boolean {
  const rest = target.replace(leadingHost, '');
  const local = rest === target || rest.startsWith('/') ? rest : `/${rest}`;
  return safePath.test(local) && !takesStep(addressParts(local).path);
}

/** Unsafe, or not to be read. */
type UnfitTarget = 'VR-REDIRECTS-004' | 'VR-REDIRECTS-005';

export function parseTarget(written: string): Target | UnfitTarget {
  if (written.length <= maxTargetLength && isPlainPath(written)) {
    return { text: written, keepsQuery: true, holes: 0 };
  }
  // Control characters are judged as they came: encoded, they would pass.
  const target = /[\p{Cc}\s\\]/u.test(written) ? written : asciiOf(written);
  if (target.length > maxTargetLength) return 'VR-REDIRECTS-005';
  if (!isSafeTarget(target)) return target === '' ? 'VR-REDIRECTS-005' : 'VR-REDIRECTS-004';
  const { origin: host, path, search, hash } = addressParts(target);
  const origin = host && normalOrigin(host);
  if (origin === null || `${origin}${search}${hash}`.includes('*')) return 'VR-REDIRECTS-005';
  const text = origin + path + (search === '?' ? '' : search) + hash;
  return { text, keepsQuery: search === '', holes: path.split('*').length - 1 };
}

/** `/consejo/sueño` → `/consejo/sue%C3%B1o`; what is encoded already stays. */
function asciiOf(text: string) {
  return wellFormed(text).replace(/[^\x21-\x7e]/gu, encodeURIComponent);
}

/** The target with what stood for each `*` of the source; null where that would leave the site. */
export function filledTarget(text: string, captures: readonly string[]): string | null {
  let filled = '';
  let end = 0;
  for (const capture of captures) {
    const hole = text.indexOf('*', end);
    if (hole === -1) break;
    filled += text.slice(end, hole) + capture;
    end = hole + 1;
    // A rest that is empty leaves its slash behind: `/fr/*` → `/fr/`.
    if (capture === '' && filled.length > 1) filled = filled.slice(0, -1);
  }
  if (end === 0) return text;
  const target = filled + text.slice(end);
  return isSafeTarget(target) ? target : null;
}

/** The same for a rest that `isPlainFrom` knows: after a slash that isn't the first it can do no harm. */
export function filledWith(text: string, rest: string): string | null {
  return rest !== '' && text.length > 2 && text.endsWith('/*') ? text.slice(0, -1) + rest : filledTarget(text, [rest]);
}
