const secondsPerDay = 86_400;

/** Stores the chosen locale for 365 days. Set in the browser, because cached pages set no cookie. Source: 1-site.md §4. */
export function rememberLocale(locale: string): void {
  document.cookie = `locale=${encodeURIComponent(locale)}; path=/; max-age=${365 * secondsPerDay}; samesite=lax`;
}
