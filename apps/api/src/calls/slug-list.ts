/** Splits a comma-separated list: `a,b` → `['a', 'b']`. Returns null if the parameter is absent or empty. */
export function slugList(text: string | undefined): readonly string[] | null {
  return text === undefined || text === '' ? null : text.split(',').map((slug) => slug.trim());
}
