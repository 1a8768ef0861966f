import { describe, expect, it } from 'vitest';
import { contentSecurityPolicy, type PolicyOptions } from '../src/serving/content-security-policy.ts';

const hashes = { scripts: ["'sha256-s'"], styles: ["'sha256-c'"] };

function policyOf(changes: Partial<PolicyOptions> = {}) {
  return contentSecurityPolicy({ config: {}, hasRecaptcha: false, tiles: undefined, reportTo: undefined, ...changes });
}

function directivesOf(changes: Partial<PolicyOptions> = {}): Readonly<Record<string, string>> {
  const header = policyOf(changes).ofDocument(hashes);
  return Object.fromEntries(
    header.split('; ').map((each) => [each.slice(0, each.indexOf(' ')), each.slice(each.indexOf(' ') + 1)]),
  );
}

describe('contentSecurityPolicy', () => {
  it('allows only the site itself and its videos without a configuration', () => {
    expect(policyOf().ofDocument(hashes)).toBe(
      "default-src 'none'; script-src 'self' 'sha256-s'; style-src 'self' 'sha256-c'; style-src-attr 'unsafe-inline'; " +
        "img-src 'self' data:; font-src 'self'; connect-src 'self'; manifest-src 'self'; frame-src https://www.youtube-nocookie.com; " +
        "object-src 'none'; base-uri 'none'; form-action 'self'; frame-ancestors 'none'",
    );
    expect(policyOf().reportingEndpoints).toBeUndefined();
  });

  it.each<[string, Partial<PolicyOptions>, Readonly<Record<string, string>>]>([
    [
      'the tag manager',
      { config: { tagManagerId: 'GTM-ABCDE' } },
      { 'script-src': "'self' https://www.googletagmanager.com 'sha256-s'" },
    ],
    [
      'reCAPTCHA',
      { hasRecaptcha: true },
      {
        'script-src': "'self' https://www.google.com/recaptcha/ https://www.gstatic.com/recaptcha/ 'sha256-s'",
        'frame-src': 'https://www.youtube-nocookie.com https://www.google.com/recaptcha/',
      },
    ],
    [
      'the tiles of the map',
      { tiles: 'https://tiles.example' },
      { 'img-src': "'self' data: https://tiles.example", 'connect-src': "'self'" },
    ],
    [
      'the payment pages',
      { config: { thirdParties: { payment: 'https://checkout.stripe.com' } } },
      { 'form-action': "'self' https://checkout.stripe.com" },
    ],
    [
      'reports',
      { reportTo: 'https://reports.example/csp' },
      { 'report-to': 'csp', 'report-uri': 'https://reports.example/csp' },
    ],
  ])('allows %s where they are configured', (_, changes, expected) => {
    expect(directivesOf(changes)).toMatchObject(expected);
    expect(directivesOf()).not.toMatchObject(expected);
  });

  it('names the receiver of reports', () => {
    const { reportingEndpoints } = policyOf({ reportTo: 'https://reports.example/csp' });
    expect(reportingEndpoints).toBe('csp="https://reports.example/csp"');
  });

  it('allows files to run nothing', () => {
    expect(policyOf().ofOthers).toMatch(/^default-src 'none'; .*form-action 'none'/);
  });
});
