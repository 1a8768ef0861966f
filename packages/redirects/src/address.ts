/** The parts of a requested address, as in `URL`. */
export interface Address {
  /** `https://be.veralune.example`. Without it, only rules without a host apply. */
  readonly origin?: string | undefined;
  readonly pathname: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** False for navigation inside the app, which drops the page's query. Rules with a query still match it. */
  readonly keepsQuery?: boolean;
}

/** An address as a person or a `Location` header writes it, split without validation. */
export interface AddressParts {
  /** As written: `https://host`, `//host`, or empty for a site-relative address. */
  readonly origin: string;
  readonly path: string;
  /** With its question mark, or empty. */
  readonly search: string;
  /** With its number sign, or empty. */
  readonly hash: string;
}

const parts = /^((?:https?:)?\/\/[^/?#]*)?([^?#]*)(\?[^#]*)?(#.*)?$/isu;

export function addressParts(text: string): AddressParts {
  const [, origin = '', path = '', search = '', hash = ''] = parts.exec(text) ?? [];
  return { origin, path, search, hash };
}

/** `HTTPS://BE.Veralune.example:443` → `https://be.veralune.example`; null if it is invalid or has a user name. */
export function normalOrigin(origin: string): string | null {
  const isSchemeless = origin.startsWith('//');
  const url = origin.includes('@') ? null : URL.parse(isSchemeless ? `https:${origin}` : origin);
  return url && (isSchemeless ? `//${url.host}` : url.origin);
}
