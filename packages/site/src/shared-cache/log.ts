/** Writes one line of JSON to stderr, in the format of the API. */
export function log(level: 'info' | 'warn', message: string): void {
  process.stderr.write(`${JSON.stringify({ time: new Date().toISOString(), level, message })}\n`);
}
