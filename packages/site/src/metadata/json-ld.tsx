/** Structured data for search engines, as a script that runs nothing. */
export function JsonLd({ data }: { readonly data: object }) {
  // `<` written as an escape keeps a text of the catalogue from closing the script element.
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
