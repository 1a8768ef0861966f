const preload = /<link rel="preload" href="(\/_next\/[^"]+)" as="font" crossorigin="" type="([^"]+)"\/>/g;

/**
 * The `Link` header that preloads the fonts of a document; none without fonts. A browser reads it before the document, so that
 * fonts arrive earlier and leave the line to the largest picture. Chromium starts pictures with `imagesizes` only when it has
 * read the viewport in the document, so they are not in the header.
 */
export function fontPreloads(html: string): { readonly link?: string } {
  const fonts = [...html.matchAll(preload)].map(
    ([, address = '', type = '']) => `<${address}>; rel=preload; as=font; type="${type}"; crossorigin`,
  );
  return fonts.length === 0 ? {} : { link: fonts.join(', ') };
}
