import { lengthInPixels } from '../length.ts';

/** A type and a value of the design-tokens format 2025.10 (designtokens.org/tr/2025.10/format). */
export interface TypedValue {
  readonly $type: string;
  readonly $value: unknown;
  /** The value says less than the style sheet, for example one size of a fluid length. */
  readonly isPartial?: true;
}

export interface Resolver {
  /** `{colour.ink}` for `ink`. @throws if there is no such token */
  readonly alias: (name: string) => string;
  /** The hexadecimal value of a colour, mixed if necessary. @throws if it is no colour */
  readonly colour: (name: string) => string;
  /** The family that an application provides for `--font-text`. */
  readonly family: (property: string) => string;
  /** Mixes two colours in Oklab. */
  readonly mix: (colour: string, share: number, base: string) => string;
}

/** The window in which fluid lengths have one value: the widest one of the layout, in pixels. */
const viewport = 1_440;

function rounded(value: number): number {
  return Math.round(value * 10_000) / 10_000;
}

function colourValue(hex: string, alpha = 1): object {
  const components = [1, 3, 5].map((start) => rounded(Number.parseInt(hex.slice(start, start + 2), 16) / 255));
  return { colorSpace: 'srgb', components, alpha, hex };
}

function hexOf(red: string, green: string, blue: string): string {
  return `#${[red, green, blue].map((each) => Number(each).toString(16).padStart(2, '0')).join('')}`;
}

/** `1px` and `0`, which has no unit in style sheets. */
function dimension(text: string): object {
  const [, amount = '0', unit = 'px'] = /^(-?[\d.]+)(px|rem)?$/.exec(text) ?? [];
  return { value: Number(amount), unit };
}

const shadowLayer = /^(\S+) (\S+) (\S+)(?: (-?[\d.]+(?:px)?))? rgb\((\d+) (\d+) (\d+) \/ (\d+)%\)$/;

function shadow(value: string): object[] {
  return value.split(/,\s*(?![^(]*\))/).map((layer) => {
    const [whole, offsetX = '', offsetY = '', blur = '', spread = '0', red = '', green = '', blue = '', percent = ''] =
      shadowLayer.exec(layer) ?? [];
    if (whole === undefined) throw new Error(`"${layer}" is no shadow that the export knows.`);
    return {
      color: colourValue(hexOf(red, green, blue), Number(percent) / 100),
      offsetX: dimension(offsetX),
      offsetY: dimension(offsetY),
      blur: dimension(blur),
      spread: dimension(spread),
    };
  });
}

type Reader = (parts: readonly string[], resolver: Resolver) => TypedValue;

/** How values of style sheets are written as design tokens; the first pattern that matches counts. */
const readers: readonly (readonly [pattern: RegExp, read: Reader])[] = [
  [/^(#[0-9a-f]{6})$/, ([hex = '']) => ({ $type: 'color', $value: colourValue(hex) })],
  [
    /^color-mix\(in oklab, var\(--([a-z-]+)\) (\d+)%, var\(--([a-z-]+)\)\)$/,
    ([front = '', percent, base = ''], { colour, mix }) => ({
      $type: 'color',
      $value: colourValue(mix(colour(front), Number(percent) / 100, colour(base))),
      isPartial: true,
    }),
  ],
  [
    /^(\d+px) (solid) var\(--([a-z-]+)\)$/,
    ([width = '', style, name = ''], { alias }) => ({
      $type: 'border',
      $value: { color: alias(name), width: dimension(width), style },
    }),
  ],
  [/^(.+ rgb\(.+)$/, ([value = '']) => ({ $type: 'shadow', $value: shadow(value) })],
  [
    /^var\((--font-[a-z]+), ([^)]+)\), (.+)$/,
    ([property = '', , others = ''], { family }) => ({
      $type: 'fontFamily',
      $value: [family(property), ...others.split(',').map((each) => each.trim().replace(/^'|'$/g, ''))],
      isPartial: true,
    }),
  ],
  [/^([\d.]+)ms$/, ([amount]) => ({ $type: 'duration', $value: { value: Number(amount), unit: 'ms' } })],
  [/^cubic-bezier\(([^)]+)\)$/, ([numbers = '']) => ({ $type: 'cubicBezier', $value: numbers.split(',').map(Number) })],
  [/^(-?[\d.]+(?:px|rem))$/, ([length = '']) => ({ $type: 'dimension', $value: dimension(length) })],
  [
    /^((?:min|clamp)\(.+\))$/,
    ([length = '']) => ({
      $type: 'dimension',
      $value: { value: rounded(lengthInPixels(length, viewport) / 16), unit: 'rem' },
      isPartial: true,
    }),
  ],
  // The format has no dimension for lengths that depend on the font.
  [/^(-?[\d.]+)(?:em|ch)$/, ([amount]) => ({ $type: 'number', $value: Number(amount), isPartial: true })],
  [/^(-?[\d.]+)$/, ([amount]) => ({ $type: 'number', $value: Number(amount) })],
];

/**
 * A value of the style sheets as a design token.
 * @param name decides between a weight and another number
 * @throws if the value has a form that the format or this export does not know
 */
export function typedValue(name: string, value: string, resolver: Resolver): TypedValue {
  for (const [pattern, read] of readers) {
    const found = pattern.exec(value);
    if (found === null) continue;
    const typed = read(found.slice(1), resolver);
    return typed.$type === 'number' && name.startsWith('weight-') ? { ...typed, $type: 'fontWeight' } : typed;
  }
  throw new Error(`--${name}: the export has no form for "${value}". Add it to design-tokens/token-value.ts.`);
}
