import type { MetadataRoute } from 'next';

/**
 * What crawlers may read: every page but results and filtered listings (`-word--value`), of which there are endlessly
 * many. Further pages of a listing (`-p--2`) are pages. The longest rule that fits an address counts.
 */
export default function robots(): MetadataRoute.Robots {
  return {
    rules: {
      userAgent: '*',
      allow: ['/', '/*/-p--'],
      disallow: ['/fragments/', '/*/-*--', '/*/-p--*/-'],
    },
  };
}
