/** A prerendered page as heavy as the one that it is measured beside, and nothing else. */
export default function Page() {
  const bytes = Number(process.env['BARE_BYTES'] ?? 0);
  // Typographic signs as in any French page: a string that holds one takes longer to send than plain ASCII. The text
  // stands in the document twice: as markup, and in the data that hydrates it.
  const sentence = 'Portez ce vieux whisky au juge blond qui fume : l’été s’achève… ';
  return <p>{sentence.repeat(bytes / (2 * Buffer.byteLength(sentence)))}</p>;
}
