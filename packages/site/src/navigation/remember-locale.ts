const name = 'locale';
const secondsPerDay = 86_400;

/** Days that the locale is stored. Source: 1-site.md §9 "Locale cookie". */
const localeCookieDays = 365;

/** Stores the chosen locale for 365 days. Set in the browser, because cached pages set no cookie. Source: 1-site.md §4. */
export function rememberLocale(locale: string): void {
  const maxAge = localeCookieDays * secondsPerDay;
  document.cookie = `${name}=${encodeURIComponent(locale)}; path=/; max-age=${maxAge}; samesite=lax`;
}

/** The stored locale of a cookie text: `a=1; locale=fr-be` → `fr-be`. */
export function localeInCookies(cookies: string): string | null {
  return new RegExp(`(?:^|; )${name}=([^;]*)`).exec(cookies)?.[1] ?? null;
}

/** The locale that the visitor chose before, or null. */
export function rememberedLocale(): string | null {
  return localeInCookies(document.cookie);
}
