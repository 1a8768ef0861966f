import { marketIds, markets, type Locale, type Market } from '@veralune/routing';
import { redirectWithin } from '@veralune/redirects';
import { isContainerCode } from '@veralune/tracking';
import { z } from 'zod';
import { origin } from '../catalogue/origin.ts';
import { openingHoursPattern } from './opening-hours.ts';

const path = z.string().startsWith('/');
const website = z.url({ protocol: /^https$/ });
const redirectStatus = z.union([z.literal(301), z.literal(302), z.literal(307), z.literal(308)]);
const addressLines = z.array(z.string().min(1)).min(1);

const contact = z.object({
  /** The company that visitors contact. */
  laboratory: z.string(),
  address: addressLines,
  phone: z.object({ display: z.string(), link: z.string().regex(/^\+\d{8,15}$/) }),
  fax: z.string().optional(),
  /** The parent company, if it has another address. */
  headquarters: z.object({ name: z.string(), address: addressLines }).optional(),
  /** Of the seller, for receipts; only in a market that sells online. */
  vatNumber: z.string().optional(),
  /** Hours of the customer service as schema.org `openingHours` with a range of days: `Mo-Fr 09:00-12:00`. */
  hours: z.array(z.string().regex(openingHoursPattern)).min(1),
});

const socialLink = z.object({
  /** Name of the network. */
  label: z.string(),
  href: website,
  /** Kind of content. */
  icon: z.enum(['camera', 'film', 'microphone', 'people', 'speech']),
});

const definition = z.object({
  id: z.enum(marketIds),
  /** Header (120×65) and footer (160×90) logo of each locale, below `public/`. */
  logos: z.record(z.string(), z.object({ header: path, footer: path })),
  /** Container code of the tag manager: `GTM-XXXXXXX`. Without it or empty, nothing of tracking is loaded. */
  tagManagerId: z
    .string()
    .refine((code) => code === '' || isContainerCode(code), 'must be a container code such as GTM-ABC1234')
    .transform((code) => code || undefined)
    .optional(),
  /** What pages may load from others, or send to them. The Content-Security-Policy forbids everything else. */
  thirdParties: z
    .object({
      /** Origin of the payment pages, to which the form of the last step leads: `https://checkout.stripe.com`. */
      payment: origin.optional(),
    })
    .optional(),
  /** External site for health professionals. */
  professionalUrl: website.optional(),
  /** External site of the company, linked from its headquarters. */
  aboutUrl: website.optional(),
  /** External site with more about advice, linked from the advice page. */
  adviceKnowMoreUrl: website.optional(),
  /** Profiles of the laboratory on social networks, linked in the footer. */
  social: z.array(socialLink).min(1).optional(),
  /**
   * Redirects `/` of a market with prefixes, for visitors without a language preference. Default: 302 to the default
   * language.
   */
  rootRedirect: z
    .object({
      path: path.refine((target) => target !== '/', 'must not be / itself'),
      status: redirectStatus.default(302),
    })
    .optional(),
  contact,
});

export type MarketDefinition = z.input<typeof definition>;

/** The configuration of an app: the market of the registry and the settings in `market.ts`. */
export interface MarketConfig extends Omit<z.output<typeof definition>, 'id'> {
  readonly market: Market;
}

/**
 * Validates the settings of `market.ts`.
 *
 * @throws VR-SITE-001 when a field is wrong or a locale of the market has no logos, VR-REDIRECTS-024 when `/` would lead to
 * another site
 */
export function defineMarket(input: MarketDefinition): MarketConfig {
  const parsed = definition.safeParse(input);
  if (!parsed.success) {
    throw new Error(`VR-SITE-001: market.ts is not valid. Correct these fields:\n${z.prettifyError(parsed.error)}`);
  }
  const { id, ...rest } = parsed.data;
  const market = markets[id];
  if (rest.rootRedirect && !market.prefixed) {
    throw new Error(`VR-SITE-001: market.ts of "${id}" redirects /, which is its home page. Remove \`rootRedirect\`.`);
  }
  if (rest.rootRedirect) redirectWithin(rest.rootRedirect.path);
  const missing = market.locales.filter((locale) => !(locale in rest.logos));
  if (missing.length > 0) {
    throw new Error(`VR-SITE-001: market.ts of "${id}" has no logos for ${missing.join(', ')}. Add them to \`logos\`.`);
  }
  return { ...rest, market };
}

/** The logos of a locale. @throws VR-SITE-002 when the locale belongs to another market */
export function logosOf(config: MarketConfig, locale: Locale): { header: string; footer: string } {
  const logos = config.logos[locale];
  if (!logos) throw new Error(`VR-SITE-002: "${locale}" is not a locale of market "${config.market.id}".`);
  return logos;
}
