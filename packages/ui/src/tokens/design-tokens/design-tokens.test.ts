import { describe, expect, test } from 'vitest';
import { designTokens, type DesignToken, type Sheets } from './design-tokens.ts';
import { exportedFiles } from './exported-files.ts';
import { parseTokens, splitMedia } from './parse-sheet.ts';
import { sheets } from './sheets.ts';
import { typedValue, type Resolver } from './token-value.ts';

const committed: Readonly<Record<string, string>> = import.meta.glob('../exported/*', {
  query: '?raw',
  import: 'default',
  eager: true,
});

const files = exportedFiles(sheets);

test.each([...files])('exported/%s is up to date: node scripts/export-tokens.ts', (name, text) => {
  expect(committed[`../exported/${name}`]).toBe(text);
});

test('there are no other exported files', () => {
  expect(Object.keys(committed).sort()).toEqual([...files.keys()].map((name) => `../exported/${name}`).sort());
});

type Entry = readonly [path: string, token: DesignToken];

function entriesOf(document: ReturnType<typeof designTokens>['tokens']): Entry[] {
  return Object.entries(document).flatMap(([group, tokens]) =>
    typeof tokens === 'string' ? [] : Object.entries(tokens).map(([name, token]): Entry => [`${group}.${name}`, token]),
  );
}

const { tokens, moreContrast } = designTokens(sheets);
const all = entriesOf(tokens);
const stronger = entriesOf(moreContrast);

test('every custom property of the style sheets is a token', () => {
  const { preferences: _preferences, ...plain } = sheets;
  const declared = Object.values(plain).flatMap((css) => parseTokens(splitMedia(css).plain).map(({ name }) => name));
  expect(all.map(([, { $extensions }]) => $extensions['example.veralune'].property)).toEqual(
    expect.arrayContaining(declared.map((name) => `--${name}`)),
  );
  expect(all.length).toBe(new Set(declared).size);
  expect(all.length).toBeGreaterThan(80);
});

test('every token that preferences change is in the second file', () => {
  const changed = parseTokens(splitMedia(sheets.preferences).media.get('(prefers-contrast: more)') ?? '');
  expect(stronger).toHaveLength(changed.length);
  expect(Object.fromEntries(stronger)['colour.ink']?.$value).toMatchObject({ hex: '#000000' });
});

test('aliases lead to tokens', () => {
  const paths = new Set(all.map(([path]) => path));
  const aliases = [...JSON.stringify([tokens, moreContrast]).matchAll(/"\{([^}]+)\}"/g)].map(([, path = '']) => path);
  expect(aliases.length).toBeGreaterThan(3);
  expect(aliases.filter((path) => !paths.has(path))).toEqual([]);
});

const number = expect.any(Number) as number;
const dimension = { value: number, unit: expect.stringMatching(/^(px|rem)$/) as string };
const colour = { colorSpace: 'srgb', components: [number, number, number], alpha: number };

/** The form of the values of each type, as the format has it. */
const forms: Readonly<Record<string, unknown>> = {
  border: { color: expect.stringMatching(/^\{.+\}$/) as string, width: dimension, style: 'solid' },
  color: { ...colour, hex: expect.stringMatching(/^#[0-9a-f]{6}$/) as string },
  cubicBezier: [number, number, number, number],
  dimension,
  duration: { value: number, unit: 'ms' },
  fontFamily: expect.arrayContaining([expect.any(String)]) as string[],
  fontWeight: number,
  number,
  shadow: expect.arrayContaining([
    expect.objectContaining({ offsetX: dimension, offsetY: dimension, blur: dimension, spread: dimension }),
  ]) as object[],
};

test.each([...all, ...stronger])('%s has the form of its type', (_, { $type, $value }) => {
  expect(Object.keys(forms)).toContain($type);
  expect($value).toEqual(forms[$type]);
});

const resolver: Resolver = {
  alias: (name) => `{colour.${name}}`,
  colour: (name) => (name === 'brand' ? '#1f6f5c' : '#000000'),
  family: () => 'Fraunces',
  mix: (colour, share, base) => `${colour.slice(0, 3)}${String(share * 10)}0${base.slice(-2)}`,
};

describe('a value of a style sheet', () => {
  test.each([
    ['3px', 'dimension', { value: 3, unit: 'px' }],
    ['90rem', 'dimension', { value: 90, unit: 'rem' }],
    ['min(2rem, 10vw)', 'dimension', { value: 2, unit: 'rem' }],
    ['clamp(1rem, 0.5rem + 1vw, 9rem)', 'dimension', { value: 1.4, unit: 'rem' }],
    ['120ms', 'duration', { value: 120, unit: 'ms' }],
    ['-0.022em', 'number', -0.022],
    ['1px solid var(--line)', 'border', { color: '{colour.line}', width: { value: 1, unit: 'px' }, style: 'solid' }],
    [
      "var(--font-display, Georgia), Georgia, 'Times New Roman'",
      'fontFamily',
      ['Fraunces', 'Georgia', 'Times New Roman'],
    ],
    [
      '0 1px 2px -1px rgb(255 0 0 / 50%)',
      'shadow',
      [
        {
          color: { colorSpace: 'srgb', components: [1, 0, 0], alpha: 0.5, hex: '#ff0000' },
          offsetX: { value: 0, unit: 'px' },
          offsetY: { value: 1, unit: 'px' },
          blur: { value: 2, unit: 'px' },
          spread: { value: -1, unit: 'px' },
        },
      ],
    ],
  ])('%s', (value, $type, $value) => {
    expect(typedValue('any', value, resolver)).toMatchObject({ $type, $value });
  });

  test('of a weight is a weight', () => {
    expect(typedValue('weight-text', '400', resolver)).toEqual({ $type: 'fontWeight', $value: 400 });
  });

  test.each(['', 'red', '1em solid red', '4vw', 'calc(1px + 2px)', '0 0 red'])(
    'that is unknown is refused: "%s"',
    (value) => {
      expect(() => typedValue('any', value, resolver)).toThrow('the export has no form');
    },
  );
});

test('a mix with a colour that no sheet has is refused', () => {
  const broken: Sheets = { ...sheets, colour: ':root { --ink: #000000; }' };
  expect(() => designTokens(broken)).toThrow('no token --paper');
});

test('a comment describes the properties below it until an empty line', () => {
  const css = ':root {\n  /* One\n  line. */\n  --a: 1;\n  --b: 2;\n\n  --c: 3;\n}\n[style*="--d:"] {\n  --e: 4;\n}';
  expect(parseTokens(css).map(({ name, description }) => [name, description])).toEqual([
    ['a', 'One line.'],
    ['b', 'One line.'],
    ['c', undefined],
    ['e', undefined],
  ]);
});
