/** The name of the site, in every language. */
export const siteName = 'Veralune';

/** The `<title>` of a page: `<page title> – Veralune`. Source: 1-site.md §2, docs/decisions/0014-what-is-indexed.md. */
export function documentTitle(title: string): string {
  return `${title} – ${siteName}`;
}
