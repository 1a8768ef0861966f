/** A prerendered page as heavy as the one that it is measured beside, and nothing else. */
export default function Page() {
  const bytes = Number(process.env['BARE_BYTES'] ?? 0);
  // The text stands in the document twice: as markup, and in the data that hydrates it.
  return <p>{'The quick brown fox jumps over the lazy dog. '.repeat(bytes / 90)}</p>;
}
