import tokens from '../../src/tokens/exported/veralune.tokens.json' with { type: 'json' };
import { Table } from './table.tsx';

interface ListedToken {
  readonly $type: string;
  readonly $value: unknown;
  readonly $description?: string;
  readonly $extensions: { readonly 'example.veralune': { readonly property: string; readonly css?: string } };
}

const groups: readonly { readonly name: string; readonly title: string }[] = [
  { name: 'colour', title: 'Colour' },
  { name: 'brand', title: 'Brand tint' },
  { name: 'type', title: 'Type' },
  { name: 'space', title: 'Space and grid' },
  { name: 'shape', title: 'Shape and depth' },
  { name: 'motion', title: 'Motion' },
  { name: 'z', title: 'Layers' },
];

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null;
}

/** A value of the exported file in a few words: `2rem`, `#0f211a`, `1px solid {colour.line}`. */
function words(value: unknown): string {
  if (Array.isArray(value)) return value.map(words).join(', ');
  if (!isObject(value)) return String(value);
  if ('hex' in value)
    return value['alpha'] === 1
      ? String(value['hex'])
      : `${String(value['hex'])} ${String(Number(value['alpha']) * 100)} %`;
  if ('unit' in value) return `${String(value['value'])}${String(value['unit'])}`;
  return Object.values(value).map(words).join(' ');
}

function rowsOf(group: Readonly<Record<string, ListedToken>>) {
  return Object.values(group).map(({ $type, $value, $extensions: { 'example.veralune': own } }) => [
    <code key="name">{own.property}</code>,
    $type,
    words($value),
    own.css ?? '',
  ]);
}

const documents = tokens as unknown as Readonly<Record<string, Readonly<Record<string, ListedToken>>>>;

/** All tokens as they are exported, one table for each group. */
export function TokenTables() {
  return groups.map(({ name, title }) => (
    <section key={name}>
      <h2>{title}</h2>
      <Table
        caption={title}
        columns={['Custom property', 'Type', 'Exported value', 'In the style sheet']}
        rows={rowsOf(documents[name] ?? {})}
      />
    </section>
  ));
}
