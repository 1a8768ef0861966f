import type { ServicePage } from '@veralune/api-client/contract';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { PageContext } from '../page-context.ts';
import { screenLink } from './screen-links.ts';

function serviceLink(page: ServicePage, context: PageContext): LinkItem | undefined {
  if (page !== 'delivery') return screenLink(page, context);
  const help = screenLink('faq', context);
  return help && { label: context.t('faq.groups.delivery'), href: `${help.href}#delivery` };
}

/** Links to the pages of the service that a search finds, such as the contact form. */
export function serviceLinks(found: readonly { readonly page: ServicePage }[], context: PageContext): LinkItem[] {
  return found.flatMap(({ page }) => serviceLink(page, context) ?? []);
}
