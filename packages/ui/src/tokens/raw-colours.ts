const names =
  'aqua|aquamarine|azure|beige|black|blue|brown|coral|crimson|cyan|fuchsia|gold|gr[ae]y|green|indigo|ivory|khaki|lavender|lime|' +
  'magenta|maroon|navy|olive|orange|orchid|pink|plum|purple|red|salmon|silver|tan|teal|tomato|turquoise|violet|wheat|white|yellow';

/* A part of a name, such as `--brand-red` or `white-space`, is not a colour. */
const raw = new RegExp(
  `#[0-9a-f]{3,8}\\b|(?<![-\\w])(?:rgba?|hsla?|hwb|lab|lch|oklab|oklch|color)\\(|(?<![-\\w])(?:(?:light|dark|pale|deep|hot|medium)?(?:${names}))(?![-\\w])`,
  'gi',
);

/** Literal colours in a style sheet that should be tokens. */
export function rawColours(css: string): string[] {
  const plain = css.replace(/\/\*[\s\S]*?\*\//g, '').replace(/url\([^)]*\)|"[^"]*"|'[^']*'/g, '');
  const values = [...plain.matchAll(/[\w-]+\s*:\s*([^;{}]+)(?=[;}])/g)].map(([, value = '']) => value);
  return values.flatMap((value) => value.match(raw) ?? []);
}
