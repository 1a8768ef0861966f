import { describe, expect, it } from 'vitest';
import { productionFindings } from '../src/check/production.ts';
import { said } from './said.ts';

describe('the variables for production', () => {
  const complete = {
    API_URL: 'https://api.example',
    SITE_URL: 'https://it.example',
    SITE_URLS: 'it=https://it.example',
    REVALIDATE_SECRET: 'x'.repeat(32),
    NEXT_SERVER_ACTIONS_ENCRYPTION_KEY: Buffer.alloc(32).toString('base64'),
    TRUSTED_PROXIES: '1',
    RECAPTCHA_SITE_KEY: 'x',
    GTM_ID: 'GTM-ABC1234',
    CSP_REPORT_TO: 'https://csp.example',
  };

  it('are complete in Italy; a market that sells also needs the payment page', () => {
    expect(productionFindings('it', complete)).toEqual([]);
    expect(said(productionFindings('be', complete))).toContain('PAYMENT_ORIGIN is not set');
  });

  it.each(Object.keys(complete))('%s is reported when it is not set', (name) => {
    expect(said(productionFindings('it', { ...complete, [name]: '' }))).toContain(`${name} is not set`);
  });

  it.each([
    [{ TRUSTED_PROXIES: 'one' }, ['VR-SITE-013: TRUSTED_PROXIES must be the number']],
    // One that visitors do not need is valid or absent, too.
    [{ METRICS_PORT: 'x', ALLOWED_ADDRESSES: '-' }, ['VR-SITE-017: METRICS_PORT must be', 'VR-SITE-004: ALLOWED_ADDR']],
  ])('are valid: %j', (change, sentences) => {
    const found = productionFindings('it', { ...complete, ...change });
    expect(found.map(({ level, what }) => [level, what])).toEqual(
      sentences.map((sentence) => ['wrong', expect.stringContaining(sentence) as string]),
    );
  });

  it('are not addresses of this computer', () => {
    const found = productionFindings('it', { ...complete, API_URL: 'http://localhost:4000' });
    expect(said(found)).toContain('API_URL is an address of this computer');
  });
});
