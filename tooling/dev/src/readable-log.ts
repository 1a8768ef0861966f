/** A line of a server's JSON log as text: `Content imported. inserted=3`. Other lines are returned unchanged. */
export function readableLog(line: string): string {
  const entry = parsed(line);
  if (typeof entry?.['message'] !== 'string') return line;
  const { message, time: _time, service: _service, level, ...rest } = entry;
  const details = Object.entries(rest).map(
    ([name, value]) => `${name}=${typeof value === 'string' ? value : JSON.stringify(value)}`,
  );
  return [...(level === 'info' ? [] : [String(level).toUpperCase()]), message, ...details].join(' ');
}

function parsed(line: string): Record<string, unknown> | undefined {
  if (!line.startsWith('{')) return undefined;
  try {
    return JSON.parse(line) as Record<string, unknown>;
  } catch {
    return undefined;
  }
}
