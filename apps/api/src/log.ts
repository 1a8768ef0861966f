import { AsyncLocalStorage } from 'node:async_hooks';

type Level = 'info' | 'error';
type Details = Readonly<Record<string, unknown>>;

const context = new AsyncLocalStorage<Details>();

/** Adds `details`, such as the id of a request, to every line that is logged while `work` runs. */
export function withLogDetails<Value>(details: Details, work: () => Value): Value {
  return context.run(details, work);
}

function messageOf(value: unknown): unknown {
  return value instanceof Error ? (value.stack ?? value.message) : value;
}

/** Writes one line of JSON to stderr. */
export function log(level: Level, message: string, details: Details = {}): void {
  const all = Object.entries({ ...context.getStore(), ...details });
  const plain = Object.fromEntries(all.map(([name, value]) => [name, messageOf(value)]));
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...plain })}\n`);
}
