import { languages, locales, marketIds } from '@veralune/routing';
import { z } from 'zod';

/** Parts of the schemas of several folders. */

export const key = z.string().regex(/^[a-z0-9]+(?:-[a-z0-9]+)*$/, 'must be lower-case words joined by dashes');
export const slug = key.max(120);
export const id = z.int().min(1).max(2_147_483_647);
export const market = z.enum(marketIds);
export const language = z.enum(languages);
export const line = z.string().trim().min(1).max(300);
/** One paragraph. */
export const paragraph = z
  .string()
  .trim()
  .min(1)
  .max(1_200)
  .regex(/^[^\n]*$/, 'must be one paragraph');
/** Paragraphs separated by an empty line; `## ` starts a heading, `- ` a list item, `> ` a quotation. */
export const text = z.string().trim().min(1).max(20_000);

/** Words of the language that a market says differently: `yaourt: yogourt`. */
const wordings = z
  .record(z.string().min(1).max(600), z.string().min(1).max(600))
  .refine((pairs) => Object.keys(pairs).length > 0, 'must not be empty');

type Override<Shape extends z.ZodRawShape> = z.ZodObject<
  { [Name in keyof Shape]: z.ZodOptional<Shape[Name]> } & { wordings: z.ZodOptional<typeof wordings> },
  z.core.$strict
>;

/**
 * `shape` for each of the five languages. Under its locale, such as `fr-ch`, a market can have wordings, and override some of
 * the fields. How they are applied: `texts.ts`.
 */
export function byLanguage<Shape extends z.ZodRawShape>(shape: Shape) {
  const override = z.strictObject(shape).partial().extend({ wordings: wordings.optional() });
  return z.strictObject({
    ...(Object.fromEntries(languages.map((name) => [name, z.strictObject(shape)])) as Record<
      (typeof languages)[number],
      z.ZodObject<Shape, z.core.$strict>
    >),
    ...(Object.fromEntries(locales.map((name) => [name, override.optional()])) as Record<
      (typeof locales)[number],
      z.ZodOptional<Override<Shape>>
    >),
  });
}

/** A file of `content/media/` and an entry in it: `packs/florelune-lactase-fr`. */
export const mediaKey = z
  .string()
  .regex(
    /^[a-z0-9]+(?:-[a-z0-9]+)*\/[a-z0-9]+(?:-[a-z0-9]+)*$/,
    'must be the key of a picture: packs/florelune-lactase-fr',
  );

export const meta = z.strictObject({
  title: z.string().trim().min(1).max(70),
  description: z.string().trim().min(1).max(170),
});
/** Status and publication dates. If absent, the resource is published without an end. Instants are ISO 8601 in UTC. */
export const publication = z
  .strictObject({
    status: z.enum(['draft', 'published']).default('published'),
    from: z.iso.datetime().optional(),
    to: z.iso.datetime().optional(),
  })
  .optional();

export function perMarket<Value extends z.ZodType>(value: Value) {
  return z.partialRecord(market, value);
}

/** In the market's currency. */
export const amount = z.number().positive().multipleOf(0.01);

export type Publication = z.infer<typeof publication>;
