/** The entities that an editor can preview before publication. Source: 2-routes-redirects-commerce.md §2.3. */
export const previewTypes = [
  'brand',
  'product',
  'need',
  'advice',
  'innovation',
  'expertise',
  'expertise-page',
  'corner',
  'corner-page',
  'about',
  'news',
  'page',
] as const;
export type PreviewType = (typeof previewTypes)[number];
