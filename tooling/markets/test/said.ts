import type { Finding } from '../src/check/finding.ts';

/** What a report says, without its headings. */
export function said(findings: readonly Finding[]): string {
  return findings.map(({ what, remedy }) => `${what} ${remedy}`).join('\n');
}
