/**
 * Headers of every answer, whatever its status. Source: 1-site.md §9, and docs/decisions/0028-content-security-policy.md for
 * those that are not in it.
 */
export const securityHeaders: Readonly<Record<string, string>> = {
  'X-Frame-Options': 'DENY',
  'X-Content-Type-Options': 'nosniff',
  'X-XSS-Protection': '1; mode=block',
  'Referrer-Policy': 'same-origin',
  'Permissions-Policy': 'geolocation=(self), display-capture=(self)',
  // Two years. Browsers ignore it without TLS, so that it has no effect during development.
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains',
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Cross-Origin-Resource-Policy': 'same-origin',
  // A page with `require-corp` or `credentialless` could not show the player of a video or the page of a bank.
  'Cross-Origin-Embedder-Policy': 'unsafe-none',
};

/**
 * Headers of pages that are the same for everyone, and of redirects. With any other opener policy, the browser starts another
 * process once the answer has arrived, so the page is painted later. Source: docs/decisions/0041-opener-policy.md.
 */
export const publicSecurityHeaders: Readonly<Record<string, string>> = {
  ...securityHeaders,
  'Cross-Origin-Opener-Policy': 'unsafe-none',
};

/** The policy of answers that no browser shows as a page: JSON, redirects, refusals. It allows nothing. */
export const emptyPolicy = "default-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'";
