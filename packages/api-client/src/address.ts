import type { UntypedInput } from './input.ts';

/** Text of a value in a URL: lists and maps are written as JSON. */
function textOf(value: unknown): string {
  return typeof value === 'object' ? JSON.stringify(value) : String(value);
}

/** `/product/{id}` → `/product/101` */
function fillPath(path: string, params: Readonly<Record<string, unknown>>): string {
  return path.replace(/\{(\w+)\}/g, (_, name: string) => encodeURIComponent(textOf(params[name])));
}

export interface AddressParts {
  readonly baseUrl: string;
  readonly path: string;
  readonly shopId: number;
  readonly lang: string;
  readonly input: UntypedInput;
  /** Whether a list is written as a repeated parameter and not as JSON. */
  readonly isRepeated: (name: string, value: readonly unknown[]) => boolean;
}

/** The URL of a call. Parameters are sorted, so equal calls have the same URL in every cache. */
export function addressOf({ baseUrl, path, shopId, lang, input, isRepeated }: AddressParts): string {
  const search = new URLSearchParams({ shop_id: String(shopId), lang });
  const entries = Object.entries(input.query ?? {}).sort(([left], [right]) => (left < right ? -1 : 1));
  for (const [name, value] of entries) {
    if (value === undefined) continue;
    if (Array.isArray(value) && isRepeated(name, value)) value.forEach((item) => search.append(name, textOf(item)));
    else search.set(name, textOf(value));
  }
  return `${baseUrl.replace(/\/+$/, '')}${fillPath(path, input.params ?? {})}?${search.toString()}`;
}
