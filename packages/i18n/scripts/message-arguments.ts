import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** What a message wants for one argument. `select` lists its choices; none where any word will do. */
export type Argument =
  { readonly kind: 'text' | 'number' | 'date' } | { readonly kind: 'select'; readonly choices: readonly string[] };

export type Arguments = ReadonlyMap<string, Argument>;

/**
 * The arguments that an ICU message takes, by name, sorted.
 * @throws SyntaxError if it is not ICU
 */
export function argumentsOf(message: string): Arguments {
  const found = new Map<string, Argument>();
  collect(parse(message, { ignoreTag: true }), found);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, Argument>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) {
      // An argument shown as it is beside its own plural stays the number that the plural wants.
      if (!found.has(element.value)) found.set(element.value, { kind: 'text' });
    } else if (element.type === TYPE.number) {
      found.set(element.value, { kind: 'number' });
    } else if (element.type === TYPE.date || element.type === TYPE.time) {
      found.set(element.value, { kind: 'date' });
    } else if (element.type === TYPE.plural) {
      found.set(element.value, { kind: 'number' });
      collectOptions(element.options, found);
    } else if (element.type === TYPE.select) {
      const named = Object.keys(element.options).sort();
      found.set(element.value, { kind: 'select', choices: named.includes('other') && named.length === 1 ? [] : named });
      collectOptions(element.options, found);
    }
  }
}

function collectOptions(
  options: Readonly<Record<string, { value: MessageFormatElement[] }>>,
  found: Map<string, Argument>,
): void {
  for (const option of Object.values(options)) collect(option.value, found);
}

/** The TypeScript type of the values of a message; `null` where it takes none. */
export function printArguments(args: Arguments): string {
  if (args.size === 0) return 'null';
  return `{ ${[...args].map(([name, argument]) => `${name}: ${printArgument(argument)}`).join('; ')} }`;
}

function printArgument(argument: Argument): string {
  if (argument.kind === 'select') return argument.choices.map((choice) => `'${choice}'`).join(' | ') || 'string';
  return { text: 'string | number', number: 'number', date: 'Date' }[argument.kind];
}
