import { previewKinds } from '@veralune/api-client/contract';
import { locales, marketOf } from '@veralune/routing';
import { z } from 'zod';
import type { Database } from '../db/database.ts';
import { createPreviewAddress } from '../previews/preview-address.ts';
import type { Command } from './command.ts';
import { UsageError } from './usage-error.ts';

const usage = `npm run office -- preview ${previewKinds.join('|')} <id or key> --locale ${locales.join('|')}`;

const input = z.object({
  kind: z.enum(previewKinds),
  /** Keys are words, so a number is an id. */
  idOrKey: z
    .string()
    .min(1)
    .transform((text) => (/^\d{1,10}$/.test(text) ? Number(text) : text)),
  locale: z.enum(locales),
});

/** Makes the address of a preview. It lets everybody who has it see the draft until it expires. */
export async function makePreview(
  services: { readonly db: Database; readonly secret: string },
  given: Extract<Command, { readonly name: 'preview' }>,
): Promise<string> {
  const parsed = input.safeParse(given);
  if (!parsed.success) {
    const [issue] = parsed.error.issues;
    throw new UsageError(`${String(issue?.path[0])}: ${issue?.message ?? 'is wrong'}.\n${usage}`);
  }
  const { kind, idOrKey, locale } = parsed.data;
  const made = await createPreviewAddress(services, parsed.data, Date.now());
  const market = marketOf(locale);
  if (made.ok)
    return [
      `Preview of ${kind} ${String(idOrKey)} in ${locale}, until ${made.address.expires_at}:`,
      '',
      `  ${made.address.path}`,
      '',
      `Open it on the site of ${market.id}, for example after http://${market.localHost}:3000.`,
    ].join('\n');
  throw new UsageError(
    made.reason === 'missing'
      ? `There is no ${kind} ${String(idOrKey)}.`
      : `${market.id} does not show ${kind} ${String(idOrKey)}, even when it is published. Choose another locale.`,
  );
}
