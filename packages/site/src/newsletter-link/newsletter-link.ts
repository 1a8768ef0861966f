import { newsletterLinkPaths } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';

/** What a link in a newsletter mail does. */
export type NewsletterLinkAction = keyof typeof newsletterLinkPaths;

export function isNewsletterLinkAction(action: string): action is NewsletterLinkAction {
  return Object.hasOwn(newsletterLinkPaths, action);
}

/** What became of it. */
export const newsletterLinkResults = ['done', 'invalid', 'unavailable'] as const;
export type NewsletterLinkResult = (typeof newsletterLinkResults)[number];

/** The page of a link in the language of the mail. It has no route: search engines and visitors never look for it. */
export function newsletterLinkPage(
  locale: Locale,
  action: NewsletterLinkAction,
  query: Record<string, string>,
): string {
  return `/fragments/newsletter/${locale}/${action}?${new URLSearchParams(query).toString()}`;
}
