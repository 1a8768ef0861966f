import { mix } from '../contrast.ts';
import { parseTokens, splitMedia, type SheetToken } from './parse-sheet.ts';
import { typedValue, type Resolver } from './token-value.ts';

/** The style sheets of the tokens, by the name of their file. */
export const sheetNames = ['colour', 'brand', 'type', 'space', 'shape', 'motion', 'z'] as const;
type SheetName = (typeof sheetNames)[number];
export type Sheets = Readonly<Record<SheetName | 'preferences', string>>;

/** A token of the design-tokens format. */
export interface DesignToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions: {
    readonly 'example.veralune': {
      /** The custom property. */
      readonly property: string;
      /** The value of the style sheet, if `$value` cannot say all of it. */
      readonly css?: string;
    };
  };
}

export interface DesignTokens {
  readonly $description: string;
  readonly [group: string]: string | Readonly<Record<string, DesignToken>>;
}

/** The files of fonts that this package has, by the property with which an application provides them. */
const families: Readonly<Record<string, string>> = { '--font-display': 'Fraunces', '--font-text': 'Public Sans' };

type Tokens = ReadonlyMap<SheetName, readonly SheetToken[]>;

function valueOf(name: string, values: ReadonlyMap<string, string>): string {
  const value = values.get(name);
  if (value === undefined) throw new Error(`The style sheets define no token --${name}.`);
  return value;
}

function resolverOf(all: Tokens, values: ReadonlyMap<string, string>): Resolver {
  const groupOf = new Map([...all].flatMap(([group, tokens]) => tokens.map(({ name }) => [name, group] as const)));
  return {
    alias: (name) => {
      const group = groupOf.get(name);
      if (group === undefined) throw new Error(`The style sheets define no token --${name}.`);
      return `{${group}.${name}}`;
    },
    colour: (name) => {
      const value = valueOf(name, values);
      if (/^#[0-9a-f]{6}$/.test(value)) return value;
      throw new Error(`--${name} is no colour that can be mixed: ${value}`);
    },
    family: (property) => families[property] ?? property,
    mix,
  };
}

function designToken({ name, value, description }: SheetToken, resolver: Resolver): DesignToken {
  const { isPartial, ...typed } = typedValue(name, value, resolver);
  const own = { property: `--${name}`, ...(isPartial && { css: value }) };
  return { ...typed, ...(description && { $description: description }), $extensions: { 'example.veralune': own } };
}

function documentOf($description: string, chosen: Tokens, resolver: Resolver): DesignTokens {
  const groups = [...chosen]
    .filter(([, tokens]) => tokens.length > 0)
    .map(([group, tokens]) => {
      const entries = tokens.map((token) => [token.name, designToken(token, resolver)] as const);
      return [group, Object.fromEntries(entries)] as const;
    });
  return { $description, ...Object.fromEntries(groups) };
}

/**
 * The tokens in the design-tokens format, and those that differ under `prefers-contrast: more`.
 * Fluid lengths have their value in a window of 1440 pixels.
 * @throws if a value has a form that the export does not know
 */
export function designTokens(sheets: Sheets): { readonly tokens: DesignTokens; readonly moreContrast: DesignTokens } {
  const all: Tokens = new Map(sheetNames.map((name) => [name, parseTokens(splitMedia(sheets[name]).plain)]));
  const values = new Map([...all.values()].flat().map(({ name, value }) => [name, value] as const));
  const stronger = parseTokens(splitMedia(sheets.preferences).media.get('(prefers-contrast: more)') ?? '');
  const differing: Tokens = new Map(
    [...all].map(([group, tokens]) => {
      const names = new Set(tokens.map(({ name }) => name));
      return [group, stronger.filter(({ name }) => names.has(name))] as const;
    }),
  );
  const strongValues = new Map([...values, ...stronger.map(({ name, value }) => [name, value] as const)]);
  return {
    tokens: documentOf(
      'The design tokens of Veralune, from the style sheets in src/tokens. Fluid lengths are those of a window of 1440 pixels.',
      all,
      resolverOf(all, values),
    ),
    moreContrast: documentOf(
      'The tokens that differ for people who prefer more contrast.',
      differing,
      resolverOf(all, strongValues),
    ),
  };
}

/** One style sheet with all tokens, for projects that use none of our components. */
export function tokenSheet(sheets: Sheets): string {
  const parts = [...sheetNames, 'preferences' as const].map((name) => sheets[name].trim());
  return `/* Generated from src/tokens: node scripts/export-tokens.ts */\n${parts.join('\n\n')}\n`;
}
