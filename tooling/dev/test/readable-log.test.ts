import { expect, it } from 'vitest';
import { readableLog } from '../src/readable-log.ts';

it.each([
  [
    '{"time":"2026-11-21T01:39:59Z","level":"info","message":"Stopping.","signal":"SIGTERM"}',
    'Stopping. signal=SIGTERM',
  ],
  ['{"time":"x","level":"error","message":"It broke.","error":{"code":7}}', 'ERROR It broke. error={"code":7}'],
  ['{"level":"info"}', '{"level":"info"}'],
  ['{ not json', '{ not json'],
  ['Ready in 796ms', 'Ready in 796ms'],
  ['', ''],
])('%s', (line, expected) => {
  expect(readableLog(line)).toBe(expected);
});
