function inPixels(term: string, viewport: number): number {
  const [, sign, amount = '0', unit] = /^([+-]?)\s*([\d.]+)(rem|vw|px)$/.exec(term.trim()) ?? [];
  const size = Number(amount) * (unit === 'rem' ? 16 : unit === 'vw' ? viewport / 100 : 1);
  return sign === '-' ? -size : size;
}

function sum(text: string, viewport: number): number {
  return text.split(/\s(?=[+-])/).reduce((total, term) => total + inPixels(term.replace(/\s+/g, ''), viewport), 0);
}

/** `a, min(b, c)` → `a` and `min(b, c)` */
function argumentsIn(text: string): string[] {
  return text.split(/,(?![^(]*\))/).map((each) => each.trim());
}

/**
 * The pixels of a fixed or fluid length, with the default text size.
 * @param value of `rem`, `vw` and `px`, sums, `min()` and `clamp()`
 * @param viewport width in pixels
 */
export function lengthInPixels(value: string, viewport: number): number {
  const [, name, inside = ''] = /^(clamp|min)\((.+)\)$/.exec(value) ?? [];
  const [first = 0, second = 0, third = 0] = name
    ? argumentsIn(inside).map((each) => lengthInPixels(each, viewport))
    : [];
  if (name === 'clamp') return Math.min(third, Math.max(first, second));
  if (name === 'min') return Math.min(first, second);
  return sum(value, viewport);
}
