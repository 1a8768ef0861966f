import { pino, stdTimeFunctions } from 'pino';

/** Writes one line of JSON. The details become its fields. */
export type Log = (level: LogLevel, message: string, details?: Readonly<Record<string, unknown>>) => void;
export type LogLevel = 'info' | 'warn' | 'error';

/**
 * The log of a service: one line of JSON for each event, on stderr.
 * @param write takes a line with its end
 */
export function createLogger(
  service: string,
  write: (line: string) => unknown = (line) => process.stderr.write(line),
): Log {
  const logger = pino(
    {
      base: { service },
      messageKey: 'message',
      timestamp: stdTimeFunctions.isoTime,
      formatters: { level: (level) => ({ level }) },
    },
    { write },
  );
  return (level, message, details = {}) => logger[level](details, message);
}
