import { marketIds, markets, type Locale, type Market } from '@veralune/routing';
import { z } from 'zod';

const path = z.string().startsWith('/');

const contact = z.object({
  laboratory: z.string(),
  address: z.array(z.string()).min(1),
  phone: z.object({ display: z.string(), link: z.string().regex(/^\+\d{8,15}$/) }),
  /** schema.org `openingHours`, for example `Mo-Fr 09:00-12:00`. */
  hours: z.array(z.string()).min(1),
});

const definition = z.object({
  id: z.enum(marketIds),
  /** Header (120×65) and footer (160×90) logo of each locale, below `public/`. */
  logos: z.record(z.string(), z.object({ header: path, footer: path })),
  /** Container code of the tag manager; without it no script is loaded. */
  tagManagerId: z
    .string()
    .regex(/^GTM-[A-Z0-9]+$/)
    .optional(),
  /** The site for health professionals, outside this one. */
  professionalUrl: z.url({ protocol: /^https$/ }).optional(),
  contact,
});

export type MarketDefinition = z.input<typeof definition>;

/** Everything an app knows of its market: the registry's row, and what the market's team decides. */
export interface MarketConfig extends Omit<z.output<typeof definition>, 'id'> {
  readonly market: Market;
}

/**
 * Checks what a market team wrote in `market.ts`; called while the app is built.
 *
 * @throws VR-SITE-001 when a field is wrong or a locale of the market has no logos.
 */
export function defineMarket(input: MarketDefinition): MarketConfig {
  const parsed = definition.safeParse(input);
  if (!parsed.success) {
    throw new Error(`VR-SITE-001: market.ts is not valid. Mend these fields:\n${z.prettifyError(parsed.error)}`);
  }
  const { id, ...rest } = parsed.data;
  const market = markets[id];
  const missing = market.locales.filter((locale) => !(locale in rest.logos));
  if (missing.length > 0) {
    throw new Error(`VR-SITE-001: market.ts of "${id}" has no logos for ${missing.join(', ')}. Add them to \`logos\`.`);
  }
  return { ...rest, market };
}

/** The logos of a locale. `defineMarket` made sure that they exist. */
export function logosOf(config: MarketConfig, locale: Locale): { header: string; footer: string } {
  const logos = config.logos[locale];
  if (!logos) throw new Error(`VR-SITE-002: "${locale}" is no locale of market "${config.market.id}".`);
  return logos;
}
