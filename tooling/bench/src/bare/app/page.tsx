/** A prerendered page of the same size as the page with which it is compared. */
export default function Page() {
  const bytes = Number(process.env['BARE_BYTES'] ?? 0);
  // Typographic characters, because a string with one of them takes longer to send than plain ASCII. The document contains
  // the text twice: as markup, and in the data for hydration.
  const sentence = 'Portez ce vieux whisky au juge blond qui fume : l’été s’achève… ';
  return <p>{sentence.repeat(bytes / (2 * Buffer.byteLength(sentence)))}</p>;
}
