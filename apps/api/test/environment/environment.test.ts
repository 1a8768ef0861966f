import { describe, expect, it, test } from 'vitest';
import { apiEnvironment, checkEnvironment } from '../../src/environment/environment.ts';
import { variableFaults } from '../../src/environment/read-variables.ts';
import { StartError } from '../../src/start-error.ts';

describe('the variables of the API', () => {
  it.each([
    ['PORT', '70000', 'must be at most 65535'],
    ['DRAIN_MS', 'x', 'must be a number'],
    ['DATABASE_URL', 'mysql://x', 'must start with postgres:// or postgresql://'],
    ['PREVIEW_SECRET', 'short', 'must have at least 32 characters'],
    ['MEDIA_S3_ENDPOINT', 'x', 'must be an address'],
    ['MEDIA_VARIANTS', 'never', 'must be "start" or "request"'],
    ['SMTP_URL', 'mail.example', 'must start with smtp:// or smtps://'],
    ['RECAPTCHA_VERIFY_URL', 'x', 'must be an address'],
    ['FORM_POSTS_PER_ADDRESS', '0', 'must be at least 1'],
    ['REDIS_URL', 'http://redis', 'must be an address like redis://localhost:6379'],
    ['METRICS_PORT', '70000', 'must be at most 65535'],
    ['OTEL_EXPORTER_OTLP_ENDPOINT', 'collector:4318', 'must be an address'],
    ['STRIPE_API_URL', 'ftp://x', 'must be an address'],
  ])('%s=%s', (name, value, fault) => {
    expect(variableFaults(apiEnvironment, { [name]: value })).toEqual([`The variable ${name} is wrong: it ${fault}.`]);
  });

  test('empty ones count as not set', () => {
    const empty = Object.fromEntries(Object.keys(apiEnvironment.shape).map((name) => [name, '']));
    expect(variableFaults(apiEnvironment, empty)).toEqual([]);
  });

  test('a start names all that are wrong', () => {
    const start = (): void => {
      checkEnvironment({ PORT: 'x', SMTP_URL: 'x', STRIPE_API_URL: 'x' });
    };
    expect(start).toThrow(StartError);
    expect(start).toThrow(
      /^The variable PORT is wrong[^]*\nThe variable SMTP_URL is wrong[^]*\nThe variable STRIPE_API_URL is wrong/,
    );
  });
});
