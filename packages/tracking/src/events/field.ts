import type { CleanText, SearchTerm } from '../personal-data.ts';

/** `clean` and `term` are texts that went through `personal-data.ts`; a list allows only its texts. */
type Kind = 'text' | 'number' | 'boolean' | 'clean' | 'term' | 'items' | readonly string[];

/** A field of an event, for its type and for `docs/tracking.md`. */
export interface Field {
  readonly kind: Kind;
  readonly about: string;
  /** For the documentation. */
  readonly example: unknown;
  readonly optional?: true;
}

export type Fields = Readonly<Record<string, Field>>;

interface Values {
  readonly text: string;
  readonly number: number;
  readonly boolean: boolean;
  readonly clean: CleanText;
  readonly term: SearchTerm;
}

type ValueOf<Given, Items> = Given extends readonly string[]
  ? Given[number]
  : Given extends keyof Values
    ? Values[Given]
    : Items;

type OptionalNames<Given extends Fields> = {
  [Name in keyof Given]: Given[Name] extends { readonly optional: true } ? Name : never;
}[keyof Given];

/** The values of fields: `{ value: { kind: 'number', … } }` → `{ value: number }`. */
export type ValuesOf<Given extends Fields, Items = never> = {
  readonly [Name in Exclude<keyof Given, OptionalNames<Given>>]: ValueOf<Given[Name]['kind'], Items>;
} & {
  readonly [Name in OptionalNames<Given>]?: ValueOf<Given[Name]['kind'], Items>;
};
