import brandCss from './brand.css?raw';
import colourCss from './colour.css?raw';

/** The colours that the style sheets set, by name without dashes in front. */
export const palette: Readonly<Record<string, string>> = Object.fromEntries(
  [...colourCss.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
);

/** How much of the brand is in each of its shades, and what it is mixed with. */
export const brandMixes: readonly { name: string; share: number; base: string }[] = [
  ...brandCss.matchAll(/--(brand-[a-z]+): color-mix\(in oklab, var\(--brand\) (\d+)%, var\(--([a-z]+)\)\)/g),
].map(([, name = '', share, base = '']) => ({ name, share: Number(share) / 100, base }));
