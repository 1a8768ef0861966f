/** Keeps the first, the last and the current page with its neighbours; null marks omitted pages. */
export function shortenPages<Page extends { number: number }>(
  pages: readonly Page[],
  current: number,
): readonly (Page | null)[] {
  if (pages.length <= 7) return pages;
  const last = pages.length;
  const kept = pages.filter(({ number }) => number === 1 || number === last || Math.abs(number - current) <= 1);
  return kept.flatMap((page, index) => {
    const before = kept[index - 1];
    return before && page.number - before.number > 1 ? [null, page] : [page];
  });
}
