import { expect, it } from 'vitest';
import { createLogger } from '../src/logger.ts';

it('writes one line of JSON with the service, the level, the time and the details', () => {
  const lines: string[] = [];
  createLogger('api', (line) => lines.push(line))('warn', 'Two\nlines.', { requestId: 'abc', status: 503 });
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatch(/^[^\n]+\n$/);
  const { time, ...rest } = JSON.parse(lines[0] ?? '') as Record<string, unknown>;
  expect(new Date(String(time)).toISOString()).toBe(time);
  expect(rest).toEqual({ level: 'warn', service: 'api', message: 'Two\nlines.', requestId: 'abc', status: 503 });
});
