import type { MetadataRoute } from 'next';

/** What crawlers may read: every page. Filtered listings say `noindex` themselves, so that their links are followed. */
export default function robots(): MetadataRoute.Robots {
  return { rules: { userAgent: '*', allow: '/', disallow: '/fragments/' } };
}
