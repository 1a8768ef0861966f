import { href } from '@veralune/routing';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { PageContext } from '../page-context.ts';
import { screenLink } from './screen-links.ts';

/** Where to go from a page that confirms something. */
export function continueLinks(context: PageContext): LinkItem[] {
  const home = { label: context.t('contact-confirmation.home'), href: href('home', {}, context.locale) };
  return [home, screenLink('advice-home', context)].filter((link) => link !== undefined);
}
