import type { MetadataRoute } from 'next';
import { siteUrl } from './catalogue/environment.ts';
import { registeredMarket } from './market/registered-market.ts';

/**
 * What crawlers may read: every page but results and filtered listings (`-word--value`), of which there are endlessly
 * many. Further pages of a listing (`-p--2`) are pages. The longest rule that fits an address counts.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    sitemap: `${siteUrl(registeredMarket().market)}/sitemap.xml`,
    rules: {
      userAgent: '*',
      allow: ['/', '/*/-p--'],
      disallow: ['/fragments/', '/*/-*--', '/*/-p--*/-'],
    },
  };
}
