/** Requests for the benchmarks of the API. Each index gives a different request, so that no response comes from a cache. */

const scope = 'shop_id=1&lang=fr';

function json(value: unknown) {
  return encodeURIComponent(JSON.stringify(value));
}

const syllables = ['pro', 'mag', 'vit', 'zin', 'fer', 'pas', 'omé', 'sel', 'cal', 'imm', 'équ', 'nui'];
const letters = 'abcdefghilmnoprstuv';

function listingQuery(index: number) {
  const price = json({ min: 5 + (index % 20), max: 30 + (index % 7) + index / 1_000 });
  const display = index % 3 === 0 ? `&display=${json(['in_stock'])}` : '';
  return `${scope}&price=${price}${display}&caracteristics=${json({ brand: index % 2 === 0 ? ['micralba'] : [] })}`;
}

/** The n-th listing with its facets. */
export function listing(index: number) {
  return [
    `/product?${listingQuery(index)}&perPage=12&page=${1 + (index % 5)}`,
    `/filtersProducts?${listingQuery(index)}`,
  ];
}

/** The n-th search text: the beginning of a word, correct or misspelt. */
export function suggest(index: number) {
  const letter = (step: number) => letters[Math.floor(index / step) % letters.length] ?? 'a';
  return [
    `/search/suggest?${scope}&text=${encodeURIComponent(`${syllables[index % syllables.length]}${letter(12)}${letter(228)}`)}`,
  ];
}
