import { AsyncLocalStorage } from 'node:async_hooks';
import { createLogger } from '@veralune/http/logger';
import { DrizzleQueryError } from 'drizzle-orm/errors';

type Level = 'info' | 'error';
type Details = Readonly<Record<string, unknown>>;

const context = new AsyncLocalStorage<Details>();

/** Adds `details`, such as the id of a request, to every line that is logged while `work` runs. */
export function withLogDetails<Value>(details: Details, work: () => Value): Value {
  return context.run(details, work);
}

/** The id of the request during which this runs; null outside of a request. */
export function requestIdOfLog(): string | null {
  const id = context.getStore()?.['requestId'];
  return typeof id === 'string' ? id : null;
}

/** The message of a failed query contains its parameters, which can be personal data. */
function withoutParameters(error: DrizzleQueryError): string {
  return (error.stack ?? '').replace(error.message, `Failed query: ${error.query}`);
}

function messageOf(value: unknown): unknown {
  if (value instanceof DrizzleQueryError) return withoutParameters(value);
  return value instanceof Error ? (value.stack ?? value.message) : value;
}

const write = createLogger('api');

/** Writes one line of JSON to stderr. */
export function log(level: Level, message: string, details: Details = {}): void {
  const all = Object.entries({ ...context.getStore(), ...details });
  write(level, message, Object.fromEntries(all.map(([name, value]) => [name, messageOf(value)])));
}
