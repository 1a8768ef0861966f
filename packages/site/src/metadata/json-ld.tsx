/** Structured data for search engines. */
export function JsonLd({ data }: { readonly data: object }) {
  // Escapes `<`, so that a text of the catalogue cannot close the script element (`</script>` → `\u003c/script>`).
  const json = JSON.stringify(data).replaceAll('<', '\\u003c');
  return <script type="application/ld+json" dangerouslySetInnerHTML={{ __html: json }} />;
}
