import { describe, expect, test } from 'vitest';
import { readRequestLimitsConfig } from '../../src/limits/config.ts';

describe('API_RATE_LIMITS', () => {
  test.each([
    [undefined, { read: 1_800, search: 300, write: 120, office: 600 }],
    ['', { read: 1_800, search: 300, write: 120, office: 600 }],
    ['write=5', { read: 1_800, search: 300, write: 5, office: 600 }],
    ['read=9, search=8,write=7,office=6', { read: 9, search: 8, write: 7, office: 6 }],
    ['off', null],
  ])('%j', (text, perMinute) => {
    expect(readRequestLimitsConfig({ API_RATE_LIMITS: text })).toEqual({ perMinute, redisUrl: undefined });
  });

  test.each(['on', 'read=0', 'read=-1', 'read=1.5', 'pages=5', 'read=5;write=5', 'read=99999999'])(
    'refuses %j',
    (text) => {
      expect(() => readRequestLimitsConfig({ API_RATE_LIMITS: text })).toThrow(
        'The variable API_RATE_LIMITS is wrong: it must be "off" or numbers per minute: read=100,',
      );
    },
  );
});

describe('REDIS_URL', () => {
  test.each(['redis://localhost:6379', 'rediss://user:password@cache.example/1'])('%s', (url) => {
    expect(readRequestLimitsConfig({ REDIS_URL: url }).redisUrl).toBe(url);
  });

  test('refuses other addresses', () => {
    expect(() => readRequestLimitsConfig({ REDIS_URL: 'http://localhost' })).toThrow('The variable REDIS_URL is wrong');
  });
});
