import { format, inspect, stripVTControlCharacters } from 'node:util';
import type { Log } from '@veralune/http/logger';

/** A path with a query: `http://api/product?text=zinc`. */
const addressWithQuery = /(\/[^\s?#"'`<>]*)\?[^\s"'`<>)]*/g;

/** A query has what visitors search for, where they are, and tokens. */
function withoutQueries(text: string): string {
  return stripVTControlCharacters(text).replace(addressWithQuery, '$1');
}

function shortText(value: unknown): unknown {
  return value instanceof Error ? `${value.name}: ${value.message}` : value;
}

/**
 * Writes what Next and other packages report on the console as lines of the log: with the stack of an error as a field, and
 * without the queries of addresses, which Next writes when it could not forward a call.
 * @param log must not write to the console itself
 */
export function logConsole(log: Log, target: Pick<Console, 'error' | 'warn'> = console): void {
  for (const level of ['error', 'warn'] as const)
    target[level] = (...values: unknown[]) => {
      const stacks = values.filter((value) => value instanceof Error).map((error) => withoutQueries(inspect(error)));
      const message = withoutQueries(format(...values.map(shortText))).trim();
      log(level, message, { from: 'console', ...(stacks.length > 0 && { stack: stacks.join('\n') }) });
    };
}
