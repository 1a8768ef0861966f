import { languageTag } from '@veralune/i18n';
import type { OrganizationLeaf, WithContext } from 'schema-dts';
import { siteUrl } from '../catalogue/environment.ts';
import type { MarketConfig } from '../market/market.ts';
import { siteName } from './document-title.ts';

/** schema.org `Organization`: the laboratory in this market. */
export function organizationJsonLd({ market, contact, social = [] }: MarketConfig): WithContext<OrganizationLeaf> {
  const origin = siteUrl(market);
  return {
    '@context': 'https://schema.org',
    '@type': 'Organization',
    name: siteName,
    legalName: contact.laboratory,
    url: origin,
    logo: `${origin}/icons/icon-512.png`,
    contactPoint: {
      '@type': 'ContactPoint',
      contactType: 'customer service',
      telephone: contact.phone.link,
      areaServed: market.country,
      availableLanguage: market.locales.map(languageTag),
    },
    ...(social.length > 0 ? { sameAs: social.map(({ href }) => href) } : {}),
  };
}
