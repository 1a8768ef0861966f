import { displayValues } from '@veralune/routing';
import { z } from 'zod';
import { id, lang, shopId } from '../shared.ts';
import { menuTarget } from './menu.ts';

export const language = z.object({ iso: lang, label: z.string() });

export const shop = z.object({
  id: shopId,
  url: z.string(),
  languages: z.array(language).min(1),
  salesplan: z.array(z.object({ id, currency: z.object({ symbol: z.string(), code: z.enum(['EUR', 'CHF']) }) })).min(1),
});
export type Shop = z.infer<typeof shop>;

/** Quantities that unit prices refer to: a kilogram, a litre, 100 g, 100 ml, or one capsule, tablet or stick. */
const unitPriceQuantities = ['kg', 'l', '100_g', '100_ml', 'piece'] as const;

/** The price of one quantity, in the currency of the price beside it. */
export const unitPrice = z.object({
  amount: z.number().nonnegative(),
  per: z.enum(unitPriceQuantities),
});
export type UnitPrice = z.infer<typeof unitPrice>;

export const price = z.object({
  /** The price in the shop's currency, with at most two decimals. */
  amount: z.number().nonnegative(),
  /** The suggested public price if it is higher, which makes a special offer. */
  public_amount: z.number().nonnegative().nullable(),
  currency: z.enum(['EUR', 'CHF']),
  /** The price per kilogram, litre or piece, as the law of the shop's market asks; null without a net quantity. */
  unit: unitPrice.nullable(),
});
export type Price = z.infer<typeof price>;

/** The text and the link of the discount banner in the requested language. */
export const settingBanner = z.object({
  text: z.string(),
  link: menuTarget.extend({
    label: z.string(),
    /** The listing shows only these products; null for a link that is not a filtered listing. */
    display: z.enum(displayValues).nullable(),
  }),
});
export type SettingBanner = z.infer<typeof settingBanner>;

/** The setting that decides how many products one page of a listing or of results has, and its possible values. */
export const pageSizeSetting = 'products_per_page';
export const pageSizes = [12, 24, 36] as const;
export type PageSize = (typeof pageSizes)[number];

export function isPageSize(value: number): value is PageSize {
  return pageSizes.some((size) => size === value);
}

/** Products on one page in a market; 12 without the setting. */
export function pageSizeOf(settings: readonly { readonly code: string; readonly value: string }[]): PageSize {
  const size = Number(settings.find(({ code }) => code === pageSizeSetting)?.value);
  return isPageSize(size) ? size : 12;
}

export const setting = z.object({
  code: z.string(),
  /** The first value decides: `1` is on; `products_per_page` has a number. */
  values: z.array(z.object({ value: z.string() })).min(1),
  /** With `discount_banner`; absent when the target of its link is not published. */
  banner: settingBanner.optional(),
});
export type Setting = z.infer<typeof setting>;
