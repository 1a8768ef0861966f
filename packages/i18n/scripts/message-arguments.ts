import { parse, TYPE, type MessageFormatElement } from '@formatjs/icu-messageformat-parser';

/** Type of an argument of a message. A `select` has its choices; none if any text is allowed. */
export type Argument =
  { readonly kind: 'text' | 'number' | 'date' } | { readonly kind: 'select'; readonly choices: readonly string[] };

export type Arguments = ReadonlyMap<string, Argument>;

/**
 * The arguments of an ICU message, sorted by name.
 * @throws SyntaxError if it is not a valid ICU message
 */
export function argumentsOf(message: string): Arguments {
  const found = new Map<string, Argument>();
  collect(parse(message, { ignoreTag: true }), found);
  return new Map([...found].sort(([a], [b]) => (a < b ? -1 : 1)));
}

function collect(elements: readonly MessageFormatElement[], found: Map<string, Argument>): void {
  for (const element of elements) {
    if (element.type === TYPE.argument) {
      // An argument that is also used in a plural keeps the type of the plural.
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

/** The TypeScript type of the arguments of a message; `null` if it has none. */
export function printArguments(args: Arguments): string {
  if (args.size === 0) return 'null';
  return `{ ${[...args].map(([name, argument]) => `${name}: ${printArgument(argument)}`).join('; ')} }`;
}

function printArgument(argument: Argument): string {
  if (argument.kind === 'select') return argument.choices.map((choice) => `'${choice}'`).join(' | ') || 'string';
  return { text: 'string | number', number: 'number', date: 'Date' }[argument.kind];
}
