/** What a visitor can allow. */
export const consentCategories = ['necessary', 'audience', 'video', 'map', 'anti-spam', 'advertising'] as const;
export type ConsentCategory = (typeof consentCategories)[number];

/** Name of the cookie of the consent tool. */
export const consentCookie = 'cookie_consent';
/** Version of the categories and their purposes: a new version asks again. */
export const consentVersion = 1;

export interface ConsentChoice {
  readonly id: string;
  readonly version: number;
  readonly time: string;
  readonly categories: readonly ConsentCategory[];
}

/** Name of the event on `window` after each new choice; its detail is the `ConsentChoice`. */
export const consentEvent = 'veralune:consent';
/** Name of the event on `window` once the tool has asked (shown its banner) on a page without a stored choice. */
export const consentAskedEvent = 'veralune:consent-asked';

function isChoice(data: unknown): data is ConsentChoice {
  if (typeof data !== 'object' || data === null) return false;
  const { version, categories } = data as Partial<Readonly<Record<string, unknown>>>;
  return version === consentVersion && Array.isArray(categories);
}

/** The stored choice in `document.cookie`; undefined when there is none, it is damaged, or of another version. */
export function readConsent(cookies: string): ConsentChoice | undefined {
  const stored = new RegExp(`(?:^|; )${consentCookie}=([^;]*)`).exec(cookies)?.[1];
  if (stored === undefined) return undefined;
  try {
    const data: unknown = JSON.parse(decodeURIComponent(stored));
    return isChoice(data) ? data : undefined;
  } catch {
    return undefined;
  }
}

/** Whether a category may be used now. `necessary` always. */
export function isAllowed(choice: ConsentChoice | undefined, category: ConsentCategory): boolean {
  return category === 'necessary' || (choice?.categories.includes(category) ?? false);
}
