type Level = 'info' | 'error';

const messageOf = (value: unknown): unknown => (value instanceof Error ? (value.stack ?? value.message) : value);

/** One line of JSON on the error stream. */
export const log = (level: Level, message: string, details: Readonly<Record<string, unknown>> = {}): void => {
  const plain = Object.fromEntries(Object.entries(details).map(([name, value]) => [name, messageOf(value)]));
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message, ...plain })}\n`);
};
