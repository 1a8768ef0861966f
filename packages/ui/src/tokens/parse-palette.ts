/** Colours by the name of their custom property, without the dashes in front. */
export type Palette = Readonly<Record<string, string>>;

/** The share of the brand's colour in a shade, and the colour it is mixed with. */
export interface BrandMix {
  readonly name: string;
  readonly share: number;
  readonly base: string;
}

/** The plain colours of a style sheet. */
export function parsePalette(css: string): Palette {
  return Object.fromEntries(
    [...css.matchAll(/--([a-z-]+): (#[0-9a-f]{6});/g)].map(([, name = '', value = '']) => [name, value]),
  );
}

/** The shades that brand.css mixes. */
export function parseBrandMixes(css: string): BrandMix[] {
  return [...css.matchAll(/--(brand-[a-z]+): color-mix\(in oklab, var\(--brand\) (\d+)%, var\(--([a-z]+)\)\)/g)].map(
    ([, name = '', share, base = '']) => ({ name, share: Number(share) / 100, base }),
  );
}
