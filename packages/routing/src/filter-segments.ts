import {
  displayValues,
  filterNames,
  sortValues,
  suitabilityValues,
  type DisplayValue,
  type Filter,
  type FilterName,
  type SortValue,
  type SuitabilityValue,
} from './filters.ts';
import { isSlug } from './slug.ts';
import type { FilterWords } from './tables/table.ts';

/** Source: 1-site.md §9, "up to 10 filter segments". */
export const maxFilters = 10;

/** The filter words of a locale, with lookup in both directions. */
export interface FilterCodec {
  readonly words: FilterWords;
  readonly nameOf: ReadonlyMap<string, FilterName>;
  readonly displayOf: ReadonlyMap<string, DisplayValue>;
  readonly suitabilityOf: ReadonlyMap<string, SuitabilityValue>;
  readonly sortOf: ReadonlyMap<string, SortValue>;
}

function inverse<Key extends string>(words: Readonly<Record<Key, string>>, keys: readonly Key[]) {
  return new Map(keys.map((key) => [words[key], key]));
}

export function createFilterCodec(words: FilterWords): FilterCodec {
  return {
    words,
    nameOf: inverse(words.names, filterNames),
    displayOf: inverse(words.display, displayValues),
    suitabilityOf: inverse(words.suitability, suitabilityValues),
    sortOf: inverse(words.sort, sortValues),
  };
}

function isOneOf<Value extends string>(values: readonly Value[], value: string): value is Value {
  return (values as readonly string[]).includes(value);
}

const priceRange = /^(0|[1-9]\d{0,4})-(0|[1-9]\d{0,4})$/;

function isPriceRange(value: string) {
  const range = priceRange.exec(value);
  return range !== null && Number(range[1]) <= Number(range[2]);
}

/** The value of a filter as it is written in a path; undefined when it is not valid. */
function writeValue({ name, value }: Filter, { display, suitability, sort }: FilterWords): string | undefined {
  if (name === 'display') return isOneOf(displayValues, value) ? display[value] : undefined;
  if (name === 'suitability') return isOneOf(suitabilityValues, value) ? suitability[value] : undefined;
  if (name === 'sort') return isOneOf(sortValues, value) ? sort[value] : undefined;
  if (name === 'price') return isPriceRange(value) ? value : undefined;
  return isSlug(value) ? value : undefined;
}

function readValue(name: FilterName, word: string, codec: FilterCodec): string | undefined {
  if (name === 'display') return codec.displayOf.get(word);
  if (name === 'suitability') return codec.suitabilityOf.get(word);
  if (name === 'sort') return codec.sortOf.get(word);
  if (name === 'price') return isPriceRange(word) ? word : undefined;
  return isSlug(word) ? word : undefined;
}

function readFilter(segment: string, codec: FilterCodec): Filter | undefined {
  const end = segment.indexOf('--', 1);
  if (!segment.startsWith('-') || end === -1) return undefined;
  const name = codec.nameOf.get(segment.slice(1, end));
  if (name === undefined) return undefined;
  const value = readValue(name, segment.slice(end + 2), codec);
  return value === undefined ? undefined : { name, value };
}

function countOf(name: FilterName, filters: readonly Filter[]) {
  return new Set(filters.filter((filter) => filter.name === name).map(({ value }) => value)).size;
}

function areCompatible(filters: readonly Filter[]) {
  return filters.length <= maxFilters && countOf('sort', filters) <= 1 && countOf('price', filters) <= 1;
}

/** Filters in the order of the segments; undefined when one is unknown, or there are too many or contradictory ones. */
export function readFilters(segments: readonly string[], codec: FilterCodec): readonly Filter[] | undefined {
  const filters: Filter[] = [];
  for (const segment of segments) {
    const filter = readFilter(segment, codec);
    if (filter === undefined) return undefined;
    filters.push(filter);
  }
  return areCompatible(filters) ? filters : undefined;
}

function writeFilter(filter: Filter, words: FilterWords): string | undefined {
  const value = isOneOf(filterNames, filter.name) ? writeValue(filter, words) : undefined;
  return value === undefined ? undefined : `-${words.names[filter.name]}--${value}`;
}

/** Unique segments in canonical order, by filter name and then by value; undefined when the filters are not valid. */
export function writeFilters(filters: readonly Filter[], { words }: FilterCodec): readonly string[] | undefined {
  if (!areCompatible(filters)) return undefined;
  const chosen = filters.map((filter) => ({ name: filter.name, segment: writeFilter(filter, words) }));
  const ordered = filterNames.flatMap((name) =>
    chosen.flatMap((filter) => (filter.name === name ? (filter.segment ?? []) : [])).sort(),
  );
  return ordered.length === filters.length ? [...new Set(ordered)] : undefined;
}
