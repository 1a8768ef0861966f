/** A text inside the texts of a language or locale. */
export interface TextField {
  /** `['meta', 'title']` */
  readonly path: readonly PropertyKey[];
  readonly text: string;
}

/** All texts inside a value, except slugs and wordings. */
export function textFieldsOf(value: unknown, path: readonly PropertyKey[] = []): TextField[] {
  if (typeof value === 'string') return [{ path, text: value }];
  if (Array.isArray(value)) return value.flatMap((each, index) => textFieldsOf(each, [...path, index]));
  if (typeof value !== 'object' || value === null) return [];
  return Object.entries(value).flatMap(([name, each]) =>
    name === 'slug' || name === 'wordings' ? [] : textFieldsOf(each, [...path, name]),
  );
}

/** The line of a place in a text, from 1 on. */
export function lineAt(text: string, index: number): number {
  return text.slice(0, index).split('\n').length;
}
