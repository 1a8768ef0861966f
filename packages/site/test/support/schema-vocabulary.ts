import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** The vocabulary of schema.org, read from the declarations of schema-dts. */
const declarations = readFileSync(fileURLToPath(import.meta.resolve('schema-dts')).replace(/\.js$/, '.d.ts'), 'utf8');

interface Declaration {
  readonly parents: readonly string[];
  readonly properties: readonly string[];
}

function readDeclarations(): Map<string, Declaration> {
  const interfaces = declarations.matchAll(/^(?:export )?interface (\w+) extends ([^{]+)\{\n([^]*?)^\}/gm);
  return new Map(
    [...interfaces].map(([, name = '', parents = '', body = '']) => [
      name,
      {
        parents: parents.split(',').map((parent) => parent.trim()),
        properties: [...body.matchAll(/^ {4}"([\w-]+)"\?:/gm)].map(([, property = '']) => property),
      },
    ]),
  );
}

const known = readDeclarations();

function propertiesOf(name: string): string[] {
  const declaration = known.get(name);
  return declaration ? [...declaration.properties, ...declaration.parents.flatMap(propertiesOf)] : [];
}

/** The annotations of an action: `query-input`. Source: schema.org/docs/actions.html. */
function isAnnotation(type: string, property: string): boolean {
  return type.endsWith('Action') && /-(?:input|output)$/.test(property);
}

function problemsOfObject(value: Readonly<Record<string, unknown>>, path: string): string[] {
  const type = value['@type'];
  if (typeof type !== 'string' || !known.has(`${type}Leaf`)) return [`${path}: ${String(type)} is not a type`];
  const allowed = new Set(propertiesOf(`${type}Leaf`));
  return Object.entries(value).flatMap(([property, inner]) => {
    if (property.startsWith('@')) return [];
    if (!allowed.has(property) && !isAnnotation(type, property)) return [`${path}: ${type} has no ${property}`];
    return problemsOf(inner, `${path}.${property}`);
  });
}

/** What schema.org does not know in structured data: unknown types, and properties that a type does not have. */
export function problemsOf(value: unknown, path = '$'): string[] {
  if (Array.isArray(value)) return value.flatMap((item, index) => problemsOf(item, `${path}[${String(index)}]`));
  if (value === null || typeof value !== 'object') return value === undefined ? [`${path} is undefined`] : [];
  return problemsOfObject(value as Readonly<Record<string, unknown>>, path);
}
