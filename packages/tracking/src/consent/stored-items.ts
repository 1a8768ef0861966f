import { marketIds, markets, type Market, type MarketId } from '@veralune/routing';
import type { ConsentCategory } from './consent.ts';

/** `local`, `session`: storage of the browser that is not sent to servers; `session` ends with the tab. */
export type StorageKind = 'cookie' | 'local' | 'session';

export type StoragePeriod =
  | { readonly kind: 'days' | 'hours' | 'minutes' | 'months'; readonly count: number }
  /** Until the browser or the tab is closed. */
  | { readonly kind: 'session' }
  /** Until the visitor deletes the data of the site, or the reason to keep it is gone. */
  | { readonly kind: 'until-deleted' };

/** Who sets an item: scripts of the site, its API, or a service that a category allows. */
export type StorageParty = 'site' | 'api' | 'google-analytics' | 'google-ads' | 'recaptcha' | 'youtube';

export interface StoredItem {
  /** As the browser shows it; `*` stands for any characters. */
  readonly name: string;
  readonly kind: StorageKind;
  readonly category: ConsentCategory;
  /** End of the message id of its purpose: `cookies.purpose.<purpose>`. */
  readonly purpose: string;
  readonly period: StoragePeriod;
  readonly party: StorageParty;
  /** On a domain of the party instead of the site's own. */
  readonly isForeign?: true;
  /** The markets whose site sets it; all of them by default. */
  readonly markets?: readonly MarketId[];
}

function marketsThat(fits: (market: Market) => boolean): readonly MarketId[] {
  return marketIds.filter((id) => fits(markets[id]));
}

const shops = marketsThat(({ sellsOnline }) => sellsOnline);

/**
 * Every cookie and storage key, in the order of the cookies page. The page is made from this table, and a test compares it
 * with what a browser holds after a journey.
 */
export const storedItems = [
  {
    name: 'cookie_consent',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'consent',
    period: { kind: 'months', count: 12 },
    party: 'site',
  },
  {
    name: 'locale',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'locale',
    period: { kind: 'days', count: 365 },
    party: 'site',
    markets: marketsThat((market) => market.locales.length > 1),
  },
  {
    name: 'jwt_token',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'session',
    period: { kind: 'days', count: 30 },
    party: 'api',
  },
  {
    name: 'cart',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'cart',
    period: { kind: 'days', count: 90 },
    party: 'api',
    markets: shops,
  },
  {
    name: 'visitor',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'visitor',
    period: { kind: 'days', count: 90 },
    party: 'api',
  },
  {
    name: 'login_redirect',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'login-redirect',
    period: { kind: 'hours', count: 1 },
    party: 'site',
  },
  {
    name: 'newsletter_popin',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'newsletter-popin',
    period: { kind: 'days', count: 365 },
    party: 'site',
    markets: marketsThat(({ newsletter }) => newsletter.hasPopIn),
  },
  {
    name: 'ie_notice',
    kind: 'cookie',
    category: 'necessary',
    purpose: 'old-browser',
    period: { kind: 'days', count: 365 },
    party: 'site',
  },
  {
    name: 'veralune:search',
    kind: 'local',
    category: 'necessary',
    purpose: 'searches',
    period: { kind: 'until-deleted' },
    party: 'site',
  },
  {
    name: 'veralune:cart',
    kind: 'local',
    category: 'necessary',
    purpose: 'last-cart',
    period: { kind: 'until-deleted' },
    party: 'site',
    markets: shops,
  },
  {
    name: 'veralune:form:*',
    kind: 'session',
    category: 'necessary',
    purpose: 'drafts',
    period: { kind: 'session' },
    party: 'site',
  },
  {
    name: 'veralune:reload',
    kind: 'session',
    category: 'necessary',
    purpose: 'reload',
    period: { kind: 'session' },
    party: 'site',
  },
  {
    name: '_ga',
    kind: 'cookie',
    category: 'audience',
    purpose: 'audience-visitor',
    period: { kind: 'months', count: 24 },
    party: 'google-analytics',
  },
  {
    name: '_ga_*',
    kind: 'cookie',
    category: 'audience',
    purpose: 'audience-session',
    period: { kind: 'months', count: 24 },
    party: 'google-analytics',
  },
  {
    name: '_gid',
    kind: 'cookie',
    category: 'audience',
    purpose: 'audience-visitor',
    period: { kind: 'hours', count: 24 },
    party: 'google-analytics',
  },
  {
    name: '_gat*',
    kind: 'cookie',
    category: 'audience',
    purpose: 'audience-rate',
    period: { kind: 'minutes', count: 1 },
    party: 'google-analytics',
  },
  {
    name: 'veralune:reported',
    kind: 'local',
    category: 'audience',
    purpose: 'reported',
    period: { kind: 'until-deleted' },
    party: 'site',
    markets: shops,
  },
  {
    name: 'yt-player-*',
    kind: 'local',
    category: 'video',
    purpose: 'video-settings',
    period: { kind: 'months', count: 1 },
    party: 'youtube',
    isForeign: true,
  },
  {
    name: 'yt-remote-*',
    kind: 'session',
    category: 'video',
    purpose: 'video-session',
    period: { kind: 'session' },
    party: 'youtube',
    isForeign: true,
  },
  {
    name: '_grecaptcha',
    kind: 'local',
    category: 'anti-spam',
    purpose: 'anti-spam',
    period: { kind: 'until-deleted' },
    party: 'recaptcha',
  },
  {
    name: '_GRECAPTCHA',
    kind: 'cookie',
    category: 'anti-spam',
    purpose: 'anti-spam',
    period: { kind: 'months', count: 6 },
    party: 'recaptcha',
    isForeign: true,
  },
  {
    name: '_gcl_*',
    kind: 'cookie',
    category: 'advertising',
    purpose: 'advertising',
    period: { kind: 'days', count: 90 },
    party: 'google-ads',
  },
] as const satisfies readonly StoredItem[];

export type StoragePurpose = (typeof storedItems)[number]['purpose'];

/** An item of the table, with its purpose as one of the known ones. */
export type KnownItem = Omit<StoredItem, 'purpose'> & { readonly purpose: StoragePurpose };

/** The items that the site of a market can store. */
export function storedItemsOf(market: MarketId): readonly KnownItem[] {
  const items: readonly KnownItem[] = storedItems;
  return items.filter(({ markets }) => markets?.includes(market) ?? true);
}

/** Whether a name in a browser is that of an item: `veralune:form:contact` is `veralune:form:*`. */
export function isNameOf({ name }: Pick<StoredItem, 'name'>, found: string): boolean {
  return name.endsWith('*') ? found.startsWith(name.slice(0, -1)) : found === name;
}
