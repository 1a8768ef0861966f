import { consentCookie, consentVersion } from './consent-cookie.ts';
import { consentAskedEvent, consentEvent } from './consent-events.ts';

/** What visitors decide about, apart from each other. Source: 1-site.md §4 "Video", §7, §9 "Cookie and choice retention". */
export const consentCategories = ['necessary', 'audience', 'video', 'map', 'anti-spam', 'advertising'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

export { consentAskedEvent, consentCookie, consentEvent, consentVersion };

export interface ConsentChoice {
  /** A random UUID, which also names the choice in the record of consent. What is read from a cookie can be any text. */
  readonly id: string;
  readonly version: number;
  /** ISO 8601, of the last change. As the id, only to be compared. */
  readonly time: string;
  /** The allowed categories, always with `necessary`, in the order of `consentCategories`. */
  readonly categories: readonly ConsentCategory[];
}

/** What vanilla-cookieconsent stores, as far as it is read here. Anyone who uses the browser can change it. */
function parseStored(value: string): Readonly<Record<string, unknown>> | undefined {
  try {
    const data: unknown = JSON.parse(decodeURIComponent(value));
    return typeof data === 'object' && data !== null ? { ...data } : undefined;
  } catch {
    return undefined;
  }
}

/** The stored choice in `document.cookie`; undefined when there is none, it is damaged, or of another version. */
export function readConsent(cookies: string): ConsentChoice | undefined {
  const [, value] = new RegExp(`(?:^|;\\s*)${consentCookie}=([^;]*)`).exec(cookies) ?? [];
  const stored = value === undefined ? undefined : parseStored(value);
  if (!stored) return undefined;
  const { consentId: id, revision: version, lastConsentTimestamp: time, categories } = stored;
  const isValid =
    version === consentVersion && typeof id === 'string' && typeof time === 'string' && Array.isArray(categories);
  return isValid
    ? { id, version, time, categories: consentCategories.filter((each, at) => at === 0 || categories.includes(each)) }
    : undefined;
}

/** Whether a category may be used now. `necessary` always. */
export function isAllowed(choice: ConsentChoice | undefined, category: ConsentCategory): boolean {
  return category === 'necessary' || (choice?.categories.includes(category) ?? false);
}
