import { locales } from '@veralune/routing';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { submissions } from '../../src/forms/schema.ts';
import { captchaToken, contactFields, newsletterFields, useFormsApi, withdrawalFields } from '../support/forms-api.ts';

const posts = 150;
const api = useFormsApi();

/** Any JSON, with texts that are hard to store: lone surrogates, U+0000, line breaks, formulas. */
const hostile = fc.oneof(
  fc.string({ unit: 'binary', maxLength: 200 }),
  fc.constantFrom('\u0000', '\ud800', 'a\r\nBcc: all@example.org', '=1+1', '<script>', '’', '{{7*7}}', '%00', '  '),
  fc.jsonValue({ maxDepth: 2 }),
);

const form = fc.constantFrom(
  ['/contact', contactFields] as const,
  ['/newsletter', newsletterFields] as const,
  ['/withdrawal', withdrawalFields] as const,
);

const post = form.chain(([path, fields]) =>
  fc.record({
    path: fc.constant(path),
    locale: fc.constantFrom(...locales),
    // Free texts only, so that many posts are valid; any field now and then.
    changes: fc.oneof(
      fc.record({ message: hostile, content: hostile, firstname: hostile, lastname: hostile }, { requiredKeys: [] }),
      fc.dictionary(fc.constantFrom(...Object.keys(fields)), hostile, { maxKeys: 2 }),
    ),
    // Few mails may go to one address.
    email: fc.integer({ min: 0, max: 1_000_000 }).map((number) => `person${String(number)}@example.org`),
    fields: fc.constant(fields),
  }),
);

test(`${String(posts)} posts with hostile fields are stored or refused`, { timeout: 120_000 }, async () => {
  const statuses = new Set<number>();
  await fc.assert(
    fc.asyncProperty(post, async ({ path, locale, fields, email, changes }) => {
      const body = JSON.stringify({ ...fields, ...captchaToken(path), email, ...changes });
      const { status } = await api.post(path, body, { locale });
      statuses.add(status);
      expect([201, 400, 422], `${path} ${body}`).toContain(status);
    }),
    { numRuns: posts },
  );
  expect(statuses).toContain(201);
  expect(statuses).toContain(422);
  expect(await api.db().$count(submissions)).toBeGreaterThan(0);
});
