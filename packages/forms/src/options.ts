import { markets, type MarketId } from '@veralune/routing';
import { countries, otherCountry, servedCountries, type Country } from './countries.ts';

/** Ms and Mr, as `GET /civilities` names them. Source: 1-site.md §3 "Contact form". */
const civilities = ['ms', 'm'] as const;
export type Civility = (typeof civilities)[number];

/** Source: 1-site.md §3 "Contact form". The words of a market decide whether the first includes health professionals. */
export const profiles = [
  'consumer',
  'family_doctor',
  'health_professional',
  'gastroenterologist',
  'fertility_professional',
  'pharmacist',
  'abroad',
] as const;
export type Profile = (typeof profiles)[number];

/** The profiles that may choose the subject `restricted`. Source: 1-site.md §6. */
export const professionalProfiles = [
  'family_doctor',
  'health_professional',
  'gastroenterologist',
  'fertility_professional',
  'pharmacist',
] as const satisfies readonly Profile[];

/** Source: 1-site.md §3 "Contact form". */
const subjects = ['documentation', 'product', 'account', 'company', 'restricted', 'other'] as const;
export type Subject = (typeof subjects)[number];

/** How someone came to know the products, with the codes of 1-site.md §3 "Origin options" and the foundation. */
const origins = ['MED', 'PHA', 'AMI', 'PRE', 'INT', 'FON', 'AUT'] as const;
export type Origin = (typeof origins)[number];

/** What someone wants to get by email; at least one of the two. Source: 1-site.md §5 "one_is_true". */
const newsletterOptIns = ['news', 'advice'] as const;
export type NewsletterOptIn = (typeof newsletterOptIns)[number];

export interface ContactOptions {
  readonly civility: readonly Civility[];
  readonly country: readonly (Country | typeof otherCountry)[];
  readonly profile: readonly Profile[];
  readonly subject: readonly Subject[];
  readonly origin: readonly Origin[];
}

/** Where nothing is sold online, no message is about an account or an order. */
function subjectsOf(market: MarketId): readonly Subject[] {
  return markets[market].sellsOnline ? subjects : subjects.filter((subject) => subject !== 'account');
}

export function contactOptions(market: MarketId): ContactOptions {
  const served: readonly string[] = servedCountries[market];
  return {
    civility: civilities,
    country: [...servedCountries[market], ...countries.filter((country) => !served.includes(country)), otherCountry],
    profile: profiles,
    subject: subjectsOf(market),
    origin: origins,
  };
}

export interface NewsletterOptions {
  /** Empty in a market that doesn't ask for it. */
  readonly civility: readonly Civility[];
  /** Empty in a market that doesn't ask for it. */
  readonly origin: readonly Origin[];
  readonly information: readonly NewsletterOptIn[];
}

export function newsletterOptions(market: MarketId): NewsletterOptions {
  const { asks } = markets[market].newsletter;
  return {
    civility: asks.includes('civility') ? civilities : [],
    origin: asks.includes('origin') ? origins : [],
    information: newsletterOptIns,
  };
}

export interface CustomerOptions {
  readonly civility: readonly Civility[];
  /** The countries that the market serves come first. */
  readonly country: readonly Country[];
  readonly origin: readonly Origin[];
}

/** The options of the forms of the account. */
export function customerOptions(market: MarketId): CustomerOptions {
  const { civility, country, origin } = contactOptions(market);
  return { civility, country: country.filter((code) => code !== otherCountry), origin };
}
