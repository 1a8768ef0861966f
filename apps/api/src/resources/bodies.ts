import { languages } from '@veralune/routing';
import { z } from 'zod';
import { mediaBody } from '../content/media-schema.ts';
import { market } from '../content/schema-parts.ts';
import { quiz } from '../content/quiz-schema.ts';
import * as schema from '../content/schema.ts';
import * as shopSchema from '../content/shop-schema.ts';
import { synonyms } from '../content/synonyms.ts';
import type { Kind } from './kinds.ts';

const withoutOwnColumns = { id: true, publication: true } as const;

const menuCodes = ['menu', 'menu_footer', 'menu_footer_legals'] as const;

/** Schema of the column `resources.body` by kind: a content file without the fields that have their own columns. */
export const bodies = {
  flavour: schema.term.omit({ id: true }),
  galenic_format: schema.term.omit({ id: true }),
  diner_type: schema.term.omit({ id: true }),
  active_ingredient: schema.term.omit({ id: true }),
  theme: schema.theme.omit({ id: true }),
  nutrient: schema.nutrient.omit({ id: true }),
  brand: schema.brand.omit(withoutOwnColumns),
  category: schema.category.omit({ id: true }),
  need: schema.need.omit(withoutOwnColumns),
  product: schema.product.omit(withoutOwnColumns),
  page: schema.page.omit(withoutOwnColumns),
  faq: schema.faq.omit(withoutOwnColumns),
  code: shopSchema.code.omit(withoutOwnColumns),
  delivery: shopSchema.delivery.omit(withoutOwnColumns),
  quiz: quiz.omit(withoutOwnColumns),
  media: mediaBody,
  menu: z.strictObject({ market, code: z.enum(menuCodes), items: z.array(schema.menuEntry) }),
  setting: z.strictObject({
    market,
    code: schema.settingCode,
    value: schema.settingValue,
    banner: schema.settingBanner.optional(),
  }),
  synonyms: z.strictObject({ language: z.enum(languages), entries: synonyms }),
  redirection: schema.redirection.extend({ market, order: z.int().min(0) }).strict(),
} as const satisfies Record<Kind, z.ZodType>;

export type BodyOf<Name extends Kind> = z.output<(typeof bodies)[Name]>;
export type MenuCode = (typeof menuCodes)[number];
export { menuCodes };
