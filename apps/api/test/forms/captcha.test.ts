import { createServer, type Server } from 'node:http';
import type { AddressInfo } from 'node:net';
import { once } from 'node:events';
import { standInCaptchaToken } from '@veralune/api-client/contract';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { readCaptchaConfig } from '../../src/captcha/config.ts';
import { startCaptchaStandIn, type RunningStandIn } from '../../src/captcha/stand-in.ts';
import { verifyCaptcha } from '../../src/captcha/verify-captcha.ts';

describe('an answer of the anti-spam service', () => {
  let service: Server;
  let answer: { status: number; body: string } = { status: 200, body: '' };
  let asked = '';
  beforeAll(async () => {
    service = createServer((request, response) => {
      asked = '';
      request.on('data', (part: Buffer) => (asked += part.toString()));
      request.on('end', () => response.writeHead(answer.status).end(answer.body));
    }).listen(0, '127.0.0.1');
    await once(service, 'listening');
  });
  afterAll(() => service.close());

  const verify = (body: unknown, status = 200): ReturnType<typeof verifyCaptcha> => {
    answer = { status, body: typeof body === 'string' ? body : JSON.stringify(body) };
    const verifyUrl = `http://127.0.0.1:${String((service.address() as AddressInfo).port)}/siteverify`;
    return verifyCaptcha({ secret: 'secret', verifyUrl }, { token: 'token', action: 'contact', address: '192.0.2.1' });
  };
  const accepted = { success: true, score: 0.9, action: 'contact', hostname: 'be.localhost', challenge_ts: '2026' };

  test.each([
    [accepted, null],
    [{ ...accepted, score: 0.5 }, null],
    [{ ...accepted, score: 0.4 }, 'score'],
    [{ success: true, action: 'contact' }, 'score'],
    [{ ...accepted, action: 'newsletter' }, 'action'],
    [{ success: true, score: 0.9 }, 'action'],
    [{ success: false, 'error-codes': ['invalid-input-response'] }, 'invalid'],
    [{ success: false, 'error-codes': ['timeout-or-duplicate'] }, 'invalid'],
    [{ success: false, 'error-codes': ['invalid-input-secret'] }, 'unavailable'],
    ['<html>', 'unavailable'],
    [{}, 'unavailable'],
  ])('%j is %s', async (body, refusal) => {
    expect(await verify(body)).toBe(refusal);
  });

  test('with the status of an error is no refusal of the sender', async () => {
    expect(await verify('', 500)).toBe('unavailable');
  });

  test('is asked for with the fields of the protocol', async () => {
    await verify(accepted);
    expect(asked).toBe('secret=secret&response=token&remoteip=192.0.2.1');
  });
});

test('a service that is not there is unavailable', async () => {
  const config = { secret: 'secret', verifyUrl: 'http://127.0.0.1:1/siteverify' };
  expect(await verifyCaptcha(config, { token: 'token', action: 'contact', address: '192.0.2.1' })).toBe('unavailable');
});

describe('the stand-in', () => {
  let standIn: RunningStandIn;
  beforeAll(async () => {
    standIn = await startCaptchaStandIn();
  });
  afterAll(() => standIn.close());

  test.each([
    [standInCaptchaToken('contact'), null],
    [standInCaptchaToken('contact', 1), null],
    [standInCaptchaToken('contact', 0), 'score'],
    [standInCaptchaToken('newsletter'), 'action'],
    ['local:contact:2', 'invalid'],
    ['guess', 'invalid'],
  ])('%s gets %s', async (token, refusal) => {
    expect(await verifyCaptcha(standIn.config, { token, action: 'contact', address: '::1' })).toBe(refusal);
  });

  test('knows its secret only', async () => {
    const config = { ...standIn.config, secret: 'other' };
    const token = standInCaptchaToken('contact');
    expect(await verifyCaptcha(config, { token, action: 'contact', address: '::1' })).toBe('unavailable');
  });
});

test('reCAPTCHA is used with a secret only', () => {
  expect(readCaptchaConfig({ RECAPTCHA_SECRET: '' })).toBeNull();
  expect(readCaptchaConfig({ RECAPTCHA_SECRET: 'x' })?.verifyUrl).toBe(
    'https://www.google.com/recaptcha/api/siteverify',
  );
  expect(() => readCaptchaConfig({ RECAPTCHA_VERIFY_URL: 'no' })).toThrow('RECAPTCHA_VERIFY_URL');
});
