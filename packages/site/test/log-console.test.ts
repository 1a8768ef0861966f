import type { Log } from '@veralune/http/logger';
import { describe, expect, it } from 'vitest';
import { logConsole } from '../src/serving/log-console.ts';

interface Line {
  readonly level: string;
  readonly message: string;
  readonly details: Readonly<Record<string, unknown>> | undefined;
}

function lineOf(level: 'error' | 'warn', ...values: unknown[]): Line | undefined {
  const lines: Line[] = [];
  const log: Log = (each, message, details) => lines.push({ level: each, message, details });
  const target = { error: () => undefined, warn: () => undefined } as Pick<Console, 'error' | 'warn'>;
  logConsole(log, target);
  target[level](...values);
  return lines[0];
}

describe('logConsole', () => {
  it.each([
    ['Failed to proxy http://api:4000/product?text=zinc&token=abc', 'Failed to proxy http://api:4000/product'],
    ['GET /fr/recherche?q=mal%20de%20dos 500', 'GET /fr/recherche 500'],
    ['(http://a/b?c) and "/d?e=f"', '(http://a/b) and "/d"'],
    ['Is /fr a page? Yes', 'Is /fr a page? Yes'],
    ['\u001B[31m⨯\u001B[39m failed', '⨯ failed'],
  ])('writes %j without queries and colours', (text, message) => {
    expect(lineOf('error', text)).toEqual({ level: 'error', message, details: { from: 'console' } });
  });

  it('has the stack of an error as a field, without the query of an address in it', () => {
    const line = lineOf('error', ' ⨯', new TypeError('http://api/me?token=abc is down'));
    expect(line).toMatchObject({ level: 'error', message: '⨯ TypeError: http://api/me is down' });
    expect(line?.details?.['stack']).toMatch(/^TypeError: http:\/\/api\/me is down\n +at /);
    expect(JSON.stringify(line)).not.toContain('abc');
  });

  it('keeps the level, and what has no text', () => {
    expect(lineOf('warn', '%s is %d', 'a', 1, { b: 2 })).toMatchObject({ level: 'warn', message: 'a is 1 { b: 2 }' });
  });
});
