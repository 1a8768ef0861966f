import { contactFields, withdrawalFields } from '@veralune/forms';
import { markets } from '@veralune/routing';
import { and, asc, eq, gte } from 'drizzle-orm';
import type { Database } from '../db/database.ts';
import { newsletterSubscriptions, submissions } from '../forms/schema.ts';
import { csvText } from './csv.ts';
import { requireMarket } from './markets-option.ts';
import { startOf } from './since-option.ts';
import { minuteText, tableText } from './table.ts';

export interface ListOptions {
  readonly market?: string | undefined;
  /** `7d`, `12h`; all without it. */
  readonly since?: string | undefined;
  readonly csv?: boolean | undefined;
}

/** A value of a form as the text of a cell. */
function cellOf(value: unknown): string {
  if (Array.isArray(value)) return value.map(String).join(' ');
  return typeof value === 'object' ? '' : String(value);
}

function cellsOf(values: Readonly<Record<string, unknown>>, fields: readonly string[]): Record<string, string> {
  return Object.fromEntries(fields.map((field) => [field, field in values ? cellOf(values[field]) : '']));
}

const submissionFields = [...new Set<string>([...contactFields, ...withdrawalFields])];

/** Contact requests and withdrawals of a market, the oldest first: as CSV with all fields, or as a short table. */
export async function showSubmissions(
  db: Database,
  { market, since, csv = false }: ListOptions,
  now: number,
): Promise<string> {
  const shopId = markets[requireMarket(market)].shopId;
  const rows = await db
    .select()
    .from(submissions)
    .where(and(eq(submissions.shopId, shopId), gte(submissions.createdAt, startOf(since, now))))
    .orderBy(asc(submissions.createdAt));
  if (csv)
    return csvText(
      ['reference', 'kind', 'sent_at', 'lang', ...submissionFields],
      rows.map(({ reference, kind, createdAt, lang, values }) => ({
        ...{ reference, kind, sent_at: createdAt.toISOString(), lang },
        ...cellsOf(values, submissionFields),
      })),
    );
  if (rows.length === 0) return 'There is nothing.';
  return tableText([
    ['reference', 'kind', 'sent', 'language', 'email', 'subject'],
    ...rows.map(({ reference, kind, createdAt, lang, email, values }) => [
      ...[reference, kind, minuteText(createdAt), lang, email],
      cellOf(values['subject'] ?? values['order_number'] ?? ''),
    ]),
  ]);
}

const subscriberFields = ['civility', 'city', 'origin', 'information'];

/** Confirmed newsletter subscribers of a market. */
export async function showSubscribers(
  db: Database,
  { market, since, csv = false }: ListOptions,
  now: number,
): Promise<string> {
  const shopId = markets[requireMarket(market)].shopId;
  const { state, confirmedAt } = newsletterSubscriptions;
  const rows = await db
    .select()
    .from(newsletterSubscriptions)
    .where(
      and(eq(newsletterSubscriptions.shopId, shopId), eq(state, 'confirmed'), gte(confirmedAt, startOf(since, now))),
    )
    .orderBy(asc(confirmedAt));
  if (csv)
    return csvText(
      ['email', 'confirmed_at', 'consent_version', 'lang', ...subscriberFields],
      rows.map((row) => ({
        ...{ email: row.email, confirmed_at: row.confirmedAt?.toISOString() ?? null },
        ...{ consent_version: row.consentVersion, lang: row.lang },
        ...cellsOf(row.values, subscriberFields),
      })),
    );
  if (rows.length === 0) return 'There is no subscriber.';
  return tableText([
    ['email', 'confirmed', 'language'],
    ...rows.map((row) => [row.email, row.confirmedAt ? minuteText(row.confirmedAt) : '', row.lang]),
  ]);
}
