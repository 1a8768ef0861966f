import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { ContactWay } from '@veralune/ui/components/contact-details/contact-details';
import type { ContactScreenProps } from '@veralune/ui/screens/contact/contact';
import { screenLink, storeFinderLink } from '../../mappers/screen-links.ts';
import { contactWays, professionalLink } from '../../market/contact.ts';
import type { MarketConfig } from '../../market/market.ts';
import type { PageContext } from '../../page-context.ts';

/** The settings that the page depends on. */
export interface ContactSettings {
  readonly pointOfSale: boolean;
}

function linksOf({ pointOfSale }: ContactSettings, context: PageContext): LinkItem[] {
  const products = screenLink('products', context);
  return [
    screenLink('faq', context),
    products && { ...products, label: context.t('contact.before.products') },
    screenLink('who-can-give-you-advice', context),
    storeFinderLink(pointOfSale, context),
  ].filter((link) => link !== undefined);
}

function professionalWay(config: MarketConfig, context: PageContext): ContactWay[] {
  const link = professionalLink(config, context);
  return link ? [{ label: context.t('contact.ways.professionals'), lines: [link.label], href: link.href }] : [];
}

export function contactProps(
  config: MarketConfig,
  settings: ContactSettings,
  context: PageContext,
): ContactScreenProps {
  const { t } = context;
  return {
    title: t('routes.contact.title'),
    intro: t('contact.intro'),
    before: { title: t('contact.before.title'), links: linksOf(settings, context) },
    details: {
      title: t('contact.details.title'),
      ways: [...contactWays(config, context), ...professionalWay(config, context)],
    },
  };
}
