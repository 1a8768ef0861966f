import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { deleteExpired } from '../../src/forms/delete-expired.ts';
import { endOfRetention } from '../../src/forms/retention.ts';
import { newsletterSubscriptions, submissions } from '../../src/forms/schema.ts';
import type { OpenDatabase } from '../../src/db/open.ts';
import { runPersonCommand } from '../../src/office/person-command.ts';
import { showSubmissions, showSubscribers } from '../../src/office/submissions-command.ts';
import { openCatalogue } from '../support/database.ts';
import { contactFields, withdrawalFields } from '../support/forms-api.ts';

const now = Date.parse('2026-11-15T12:00:00Z');
const dayMs = 86_400_000;

let database: OpenDatabase;
beforeAll(async () => {
  database = await openCatalogue('empty');
  const submission = (id: number, days: number, rest: object) => {
    const createdAt = now - days * dayMs;
    return {
      id: `00000000-0000-4000-8000-00000000000${String(id)}`,
      kind: 'contact' as const,
      shopId: 1,
      lang: 'fr' as const,
      reference: `C-0000000${String(id)}`,
      email: 'anna@example.org',
      values: contactFields,
      createdAt: new Date(createdAt),
      expiresAt: endOfRetention(createdAt),
      ...rest,
    };
  };
  await database.db
    .insert(submissions)
    .values([
      submission(1, 10, { values: { ...contactFields, message: '=HYPERLINK("http://x")', firstname: 'Zoë, "Z"' } }),
      submission(2, 1, { kind: 'withdrawal', values: withdrawalFields, email: 'bert@example.org' }),
      submission(3, 1, { shopId: 2, lang: 'de' }),
    ]);
  const subscription = { shopId: 1, lang: 'fr', consentVersion: '2026-11', requestedAt: new Date(now) } as const;
  await database.db.insert(newsletterSubscriptions).values([
    {
      ...{ ...subscription, id: '00000000-0000-4000-8000-000000000011', email: 'anna@example.org', state: 'confirmed' },
      ...{ values: { city: 'Liège', information: ['news', 'advice'] }, confirmedAt: new Date(now) },
    },
    {
      ...{ ...subscription, id: '00000000-0000-4000-8000-000000000012', email: 'bert@example.org', state: 'pending' },
      values: {},
    },
  ]);
});
afterAll(() => database.close());

describe('the submissions of a market', () => {
  test('are listed', async () => {
    const text = await showSubmissions(database.db, { market: 'be' }, now);
    expect(text.split('\n')).toHaveLength(3);
    expect(text).toContain('C-00000001  contact     2026-11-05 13:00  fr        anna@example.org  product');
  });

  test.each([
    ['7d', 2],
    ['240h', 3],
    ['1h', 1],
  ])('since %s are %i lines', async (since, lines) => {
    expect((await showSubmissions(database.db, { market: 'be', since }, now)).split('\n')).toHaveLength(lines);
  });

  test('are exported as CSV in which no cell is a formula', async () => {
    const text = await showSubmissions(database.db, { market: 'be', csv: true }, now);
    const [head, first] = text.split('\r\n');
    expect(head).toMatch(/^\uFEFFreference,kind,sent_at,lang,subject,/);
    expect(first).toContain('"Zoë, ""Z"""');
    expect(text).toContain(`"'=HYPERLINK(""http://x"")"`);
    expect(text).not.toMatch(/(?:^|,)"?[=+@-]/m);
  });

  test.each([{ market: 'zz' }, {}, { market: 'be', since: 'yesterday' }])('%j is refused', async (options) => {
    await expect(showSubmissions(database.db, options, now)).rejects.toThrow(/Name one market|--since/);
  });
});

test('the subscribers of a market are those who confirmed', async () => {
  const text = await showSubscribers(database.db, { market: 'be', csv: true }, now);
  expect(text.split('\r\n').slice(1)).toEqual([
    'anna@example.org,2026-11-15T12:00:00.000Z,2026-11,fr,,Liège,,news advice',
  ]);
});

describe('what is stored about a person', () => {
  test('is exported, in the markets that are named', async () => {
    const all = JSON.parse(
      await runPersonCommand(database.db, { action: 'export', email: 'Anna@Example.org' }, now),
    ) as {
      submissions: { reference: string }[];
      newsletter_subscriptions: unknown[];
    };
    expect(all.submissions.map(({ reference }) => reference)).toEqual(['C-00000001', 'C-00000003']);
    expect(all.newsletter_subscriptions).toHaveLength(1);
    const swiss = await runPersonCommand(
      database.db,
      { action: 'export', email: 'anna@example.org', markets: 'ch' },
      now,
    );
    expect(swiss).not.toContain('C-00000001');
  });

  test('is deleted, and nothing of others', async () => {
    const person = { email: 'anna@example.org' };
    expect(await runPersonCommand(database.db, { action: 'delete', ...person, markets: 'ch' }, now)).toContain(
      '1 submissions',
    );
    expect(await runPersonCommand(database.db, { action: 'delete', ...person }, now)).toBe(
      'Deleted: no account, 1 submissions, 1 newsletter subscriptions, 0 stock reminders, 0 unsent mails.',
    );
    expect(await showSubmissions(database.db, { market: 'be' }, now)).toContain('bert@example.org');
  });

  test.each([{}, { action: 'export' }, { action: 'sell', email: 'a@example.org' }, { action: 'delete', email: '%' }])(
    '%j is refused',
    async (options) => {
      await expect(runPersonCommand(database.db, options, now)).rejects.toThrow('person export|delete <email>');
    },
  );
});

test('a submission is deleted after three years', async () => {
  const left = async (at: string): Promise<number> => {
    await deleteExpired(database.db, Date.parse(at));
    return database.db.$count(submissions);
  };
  expect(await left('2029-11-14T11:59:59Z')).toBe(1);
  expect(await left('2029-11-14T12:00:00Z')).toBe(0);
});
