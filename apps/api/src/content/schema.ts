import {
  articleCredits,
  documentKinds,
  faqGroups,
  mostUnits,
  motif,
  pageTypes,
  sourceLanguages,
  suitability,
  upperLevelScopes,
} from '@veralune/api-client/contract';
import { displayValues, languages, locales } from '@veralune/routing';
import { z } from 'zod';
import {
  amount,
  byLanguage,
  id,
  key,
  language,
  line,
  market,
  mediaKey,
  meta,
  paragraph,
  perMarket,
  publication,
  slug,
  text,
} from './schema-parts.ts';

/** Schemas of the files in `content/`: one folder per kind, one file per resource, with all its languages. */

/** `flavours/`, `galenic-formats/`, `diner-types/`, `active-ingredients/`: a label with its slug. */
export const term = z.strictObject({ id, order: z.int().optional(), texts: byLanguage({ label: line, slug }) });

/**
 * Texts of a list's own page: a paragraph, and title and description for search engines. Without them, the site composes
 * its own from the name of the list.
 */
const listTexts = { introduction: paragraph.optional(), meta: meta.optional() };

const hexColor = z.string().regex(/^#[0-9a-f]{6}$/);

/**
 * `themes/`: a label with its slug, which groups pages; the texts and the drawing of its list; the colour of the drawings
 * of its pages.
 */
export const theme = z.strictObject({
  id,
  order: z.int().optional(),
  color: hexColor.optional(),
  drawing: motif.optional(),
  texts: byLanguage({ label: line, slug, ...listTexts }),
});

const unitName = z.string().trim().min(1).max(30);
/** `mg`, or the two forms of a unit that is a word: `{ one: milliard d’UFC, other: milliards d’UFC }`. */
const unit = z.union([unitName, z.strictObject({ one: unitName, other: unitName })]);
export type UnitWords = z.infer<typeof unit>;

/** `nutrients/`: `reference` is the daily nutrient reference value in the same unit, null where EU law sets none. */
export const nutrient = z.strictObject({
  id,
  reference: z.number().positive().nullable(),
  /** EFSA's tolerable upper intake level for adults a day, in the unit of the nutrient. */
  upper_level: z
    .strictObject({
      amount: z.number().positive(),
      /** The unit of the opinion: that of `texts`. */
      unit: unitName,
      /** Whether it counts the whole diet or only supplements. */
      scope: z.enum(upperLevelScopes),
      /** Year of the opinion. */
      year: z.int().min(2000).max(2100),
      source: z.url(),
    })
    .optional(),
  texts: byLanguage({ label: line, unit }),
});

export const brand = z.strictObject({
  id,
  order: z.int(),
  color: hexColor,
  /** Whether the brand has a corner, `/{brand}/…`. */
  corner: z.boolean(),
  /** What the drawing of its tile shows: the motif of its packs. */
  drawing: motif.optional(),
  /** Keys of pictures; by default `brands/<brand>-logo` and `brands/<brand>-cover`. */
  logo: mediaKey.optional(),
  cover: mediaKey.optional(),
  publication,
  texts: byLanguage({ title: line, slug, tagline: line, description: text, meta }),
});

export const category = z.strictObject({
  id,
  order: z.int(),
  parent: key.nullable(),
  texts: byLanguage({ title: line, slug, summary: line, ...listTexts }),
});

export const need = z.strictObject({
  id,
  order: z.int(),
  parent: key.nullable(),
  /** SVG path data on a 24-pixel grid, drawn as a stroke. */
  picto: z.string().regex(/^[MmLlHhVvCcSsQqTtAaZz0-9 ,.-]+$/),
  /** What the drawing at the top of its page shows. */
  drawing: motif.optional(),
  publication,
  texts: byLanguage({ title: line, slug, label: line.max(40), summary: line, body: text, meta }),
});

export const packShapes = ['capsule-box', 'pillbox', 'dropper', 'stick-sachet', 'tube', 'jar'] as const;

export const product = z.strictObject({
  id,
  order: z.int(),
  brand: key,
  /** The breadcrumb shows the first one. */
  categories: z.array(key).min(1),
  needs: z.array(key).min(1),
  galenic_format: key,
  flavours: z.array(key),
  diner_types: z.array(key),
  /**
   * Whether the daily dose is divided between the moments of `diner_types`, one of them is chosen (the default), or the
   * usage depends on something else, such as exercise.
   */
  dose_moments: z.enum(['divided', 'choice', 'none']).optional(),
  active_ingredients: z.array(key).min(1),
  pack: z.enum(packShapes),
  /**
   * Pictures to use instead of the defaults: `packs/<product>-<language>` for the pack and `contents/<product>` for the
   * gallery.
   */
  pictures: z
    .strictObject({
      pack: z.union([mediaKey, z.partialRecord(language, mediaKey)]).optional(),
      gallery: z.array(mediaKey).optional(),
    })
    .optional(),
  promoted: z.boolean(),
  new: z.strictObject({ from: z.iso.datetime(), to: z.iso.datetime() }).nullable(),
  new_formula: z.boolean(),
  /** A free product, such as a sample. Listings exclude it with `no_free=1`. */
  free: z.boolean().optional(),
  /** Visible on the site, but sold in pharmacies only. */
  no_sell_inline: z.boolean().optional(),
  /** The day on which a product that is out of stock is expected again. A past day is not shown. */
  restock: z.iso.date().optional(),
  publication,
  sizes: z
    .array(
      z.strictObject({
        duration_days: z.int().positive().nullable(),
        net_weight_g: z.number().positive().nullable(),
        net_volume_ml: z.number().positive().nullable(),
        /** Number of capsules, tablets or sticks, where the pack is counted. */
        pieces: z.int().positive().optional(),
        /** In the market's currency. Markets without a price do not sell this size. */
        prices: perMarket(amount),
        /** The recommended price, if it is higher than `prices`: a special offer. */
        public_prices: perMarket(amount).optional(),
        out_of_stock: z.array(market).optional(),
        /** Lower prices of each unit from a number of units on, ascending. Source: 2-routes-redirects-commerce.md §3. */
        degressive: z
          .array(z.strictObject({ from: z.int().min(2).max(mostUnits), prices: perMarket(amount) }))
          .min(1)
          .optional(),
      }),
    )
    .min(1),
  /** Amounts of one daily dose, or of one portion of a product with `step_doses`. */
  nutrition: z.array(z.strictObject({ nutrient: key, amount: z.number().positive() })).min(1),
  /** How many days to take it for, where `usage` says so; `to` only if it is a range. */
  course: z.strictObject({ from: z.int().positive(), to: z.int().positive().optional() }).optional(),
  /** Portions a day to choose from, ascending: `[1, 2, 4]`. Source: 1-site.md §9 "Dynamic step doses". */
  step_doses: z.array(z.int().min(1).max(8)).min(2).max(4).optional(),
  /** Documents with their files, by language, or by locale where the text of a market differs. */
  documents: z
    .array(
      z.strictObject({
        kind: z.enum(documentKinds),
        files: z.partialRecord(z.enum([...languages, ...locales]), mediaKey),
      }),
    )
    .max(20)
    .optional(),
  /** Absent: nothing is known, so that no filter finds the product. */
  suitability: suitability.optional(),
  related: z.array(key),
  texts: byLanguage({
    name: line.max(60),
    slug,
    /** One sentence, shown on cards and below the name. */
    summary: line,
    description: text,
    claims: z.array(line),
    usage: text,
    precautions: text,
    ingredients: text,
    conservation: line,
    /** The dose that the amounts of the nutrition table refer to: `2 gélules`. */
    dose: line,
    /** One label per entry of `sizes`: `30 gélules`. */
    sizes: z.array(line).min(1),
    meta,
  }),
});

const pageSource = z.strictObject({
  /** The reference in its own language. */
  text: line,
  url: z.url({ protocol: /^https$/ }).max(500),
  language: z.enum(sourceLanguages).optional(),
});

const pageVideo = z.strictObject({
  /** The id in the address of the video: `aqz-KE-bpKQ`. */
  youtube_id: z.string().regex(/^[\w-]{11}$/, 'must be the id of a video on YouTube: 11 letters, digits, - or _'),
  poster: mediaKey,
});

const pageStrain = z.strictObject({
  /** Printed after the Latin name: `VRL-01`. */
  code: z.string().regex(/^[A-Z]{2,5}-\d{2,4}$/, 'must be letters, a dash and digits, such as VRL-01'),
  /** Its species, in whose unit products state the amount. */
  nutrient: key,
});

export const page = z.strictObject({
  id,
  type: z.enum(pageTypes),
  /** The main page of a `corpo_page`; the brand of a corner page. */
  parent: key.nullable(),
  theme: key.nullable(),
  needs: z.array(key),
  products: z.array(key),
  published_on: z.iso.date(),
  in_banner: z.boolean(),
  /** Absent means every market. */
  markets: z.array(market).min(1).optional(),
  /** What its drawing shows; by default the site chooses one by the id. */
  drawing: motif.optional(),
  /** Of advice only. */
  credits: articleCredits.strict().optional(),
  /** Of advice, innovations and expertise only. */
  sources: z.array(pageSource).min(1).max(20).optional(),
  /** Of the page about a strain, in whose `products` it is. Products lead to it. */
  strain: pageStrain.optional(),
  /** After the text. Its title is in the texts of each language. */
  video: pageVideo.optional(),
  publication,
  texts: byLanguage({ title: line, slug, summary: line, body: text, video_title: line.optional(), meta }),
});

/** `faqs/`: a question with its answer, about a product, a brand or the site. */
export const faq = z.strictObject({
  id,
  order: z.int(),
  /** `products/<file>` or `brands/<file>`; null for the help page. */
  owner: z
    .string()
    .regex(/^(?:products|brands)\/[a-z0-9-]+$/, 'must be products/<file> or brands/<file>')
    .nullable(),
  /** Group of the help page; null for the questions of a product or brand. */
  group: z.enum(faqGroups).nullable().optional(),
  /** Absent means every market. */
  markets: z.array(market).min(1).optional(),
  publication,
  texts: byLanguage({ question: line, answer: text }),
});

const menuTarget = z.strictObject({ code: key, slug_of: z.string().optional() });
interface MenuEntryShape {
  code: string;
  slug_of?: string | undefined;
  label: Partial<Record<(typeof languages)[number], string>>;
  separate_after?: boolean | undefined;
  childs?: MenuEntryShape[] | undefined;
}
/** `code` is a route name. `slug_of` is the target of the route, `<folder>/<file>`, such as `categories/microbiota`. */
export const menuEntry: z.ZodType<MenuEntryShape> = z.strictObject({
  ...menuTarget.shape,
  label: z.partialRecord(language, line),
  separate_after: z.boolean().optional(),
  get childs() {
    return z.array(menuEntry).optional();
  },
});

/** `menus/<market>.yaml` */
export const menus = z.strictObject({
  menu: z.array(menuEntry),
  menu_footer: z.array(menuEntry),
  menu_footer_legals: z.array(menuEntry),
});

export const settingCode = z
  .string()
  .regex(/^[a-z_]+$/, 'must be lower-case words joined by underscores')
  .max(60);
export const settingValue = z.string().max(2_000);
/** The discount banner: its words, and a link as in a menu. `display` narrows the link to a filtered listing. */
export const settingBanner = z.strictObject({
  ...menuTarget.shape,
  display: z.enum(displayValues).optional(),
  texts: z.partialRecord(language, z.strictObject({ text: line, label: line })),
});
const settingWithBanner = z.strictObject({ value: settingValue, banner: settingBanner });
/** `settings/<market>.yaml`: the code of a global setting and its value, which `discount_banner` gives with its banner. */
export const settings = z.record(settingCode, z.union([settingValue, settingWithBanner]));

/** `redirections/<market>.yaml`: the editors' rules. They are separate from the permanent redirects of the app. */
export const redirection = z.strictObject({
  from: z
    .string()
    .max(2_000)
    .regex(/^(?:https?:\/)?\/[^*]*$/, 'must be one address: a path or a whole one, without *'),
  to: z.string().min(1).max(2_000),
  type: z.union([z.literal(301), z.literal(302)]),
});
export const redirections = z.array(redirection);

export type TermFile = z.infer<typeof term>;
export type NutrientFile = z.infer<typeof nutrient>;
export type BrandFile = z.infer<typeof brand>;
export type CategoryFile = z.infer<typeof category>;
export type NeedFile = z.infer<typeof need>;
export type ProductFile = z.infer<typeof product>;
export type PageFile = z.infer<typeof page>;
export type FaqFile = z.infer<typeof faq>;
export type MenusFile = z.infer<typeof menus>;
export type SettingsFile = z.infer<typeof settings>;
export type SettingBanner = z.infer<typeof settingBanner>;
export type RedirectionsFile = z.infer<typeof redirections>;
