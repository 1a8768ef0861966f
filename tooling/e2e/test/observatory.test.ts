import { describe, expect, it } from 'vitest';
import { policyResult } from '../src/observatory/policy-result.ts';
import { pointsOf, scoreOf, type Scanned } from '../src/observatory/score.ts';

describe('policyResult', () => {
  it.each([
    [null, 'not-implemented'],
    ['', 'invalid'],
    ["script-src 'self'; script-src 'none'", 'invalid'],
    ["default-src 'none'; script-src 'self' 'sha256-abc='; form-action 'self'", 'no-unsafe-default-src-none'],
    ["default-src 'none'; style-src-attr 'unsafe-inline'", 'no-unsafe-default-src-none'],
    ["default-src 'self'", 'no-unsafe'],
    ["script-src 'self' 'unsafe-inline' 'nonce-a'; object-src 'none'; style-src 'self'", 'no-unsafe'],
    ["default-src 'none'; style-src 'unsafe-inline'", 'unsafe-inline-in-style-src-only'],
    ["default-src 'none'; img-src http://a.example", 'insecure-scheme-in-passive-content-only'],
    ["default-src 'none'; script-src 'unsafe-eval'", 'unsafe-eval'],
    ["default-src 'none'; script-src 'unsafe-inline'", 'unsafe-inline'],
    ["default-src 'none'; script-src https:", 'unsafe-inline'],
    ["script-src 'self'", 'unsafe-inline'],
    ["default-src 'none'; connect-src http://a.example", 'insecure-scheme'],
  ])('%s: %s', (header, result) => {
    expect(policyResult(header)).toBe(result);
  });
});

const bare: Scanned = { headers: {}, cookies: [], html: '' };
const best: Scanned = {
  ...bare,
  headers: {
    'content-security-policy': "default-src 'none'; frame-ancestors 'none'",
    'referrer-policy': 'same-origin',
    'strict-transport-security': 'max-age=63072000',
    'x-content-type-options': 'nosniff',
    'cross-origin-resource-policy': 'same-origin',
    'cross-origin-opener-policy': 'same-origin',
  },
};

describe('scoreOf', () => {
  it('is 30 without any header, and 140 with the best', () => {
    expect(scoreOf(bare)).toBe(30);
    expect(scoreOf(best)).toBe(140);
  });

  it('gives no credit below 90 points', () => {
    expect(scoreOf({ ...best, headers: { ...best.headers, 'strict-transport-security': 'max-age=1' } })).toBe(130);
    expect(scoreOf({ ...best, headers: { ...best.headers, 'strict-transport-security': '' } })).toBe(80);
  });

  it.each<[string, Partial<Scanned>, number]>([
    ['subresource-integrity', { html: '<script src="https://a.example/a.js"></script>' }, -5],
    ['subresource-integrity', { html: '<script src="http://a.example/a.js"></script>' }, -50],
    ['subresource-integrity', { html: '<script src="/a.js"></script>' }, 0],
    ['cookies', { cookies: ['jwt_token=a; Secure; SameSite=Lax'] }, -30],
    ['cookies', { cookies: ['jwt_token=a; HttpOnly; SameSite=Lax'] }, -10],
    ['cookies', { cookies: ['locale=a; SameSite=Lax'] }, -5],
    ['cookies', { cookies: ['jwt_token=a; HttpOnly; Secure; SameSite=Lax'] }, 5],
    [
      'cross-origin-resource-sharing',
      { headers: { 'access-control-allow-origin': '*', 'access-control-allow-credentials': 'true' } },
      -50,
    ],
    ['cross-origin-opener-policy', { headers: { 'cross-origin-opener-policy': 'all' } }, -5],
  ])('%s of %j: %i', (name, changes, points) => {
    expect(pointsOf({ ...bare, ...changes })[name]).toBe(points);
  });
});
