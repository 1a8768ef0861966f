import { locales, type Locale } from '@veralune/routing';
import type { Published, PublishedIn, Sides } from './catalogue-change.ts';

/** How an entity differs in one locale. */
export interface Difference {
  /** Slugs with a new or removed target; empty if the slug did not change. */
  readonly slugs: readonly string[];
  /** Whether it appeared or disappeared. */
  readonly membership: boolean;
  /** Whether its data in lists differs, including whether lists show it. */
  readonly card: boolean;
  /** Whether anything differs. */
  readonly any: boolean;
}

function slugsOf(before: Published | undefined, after: Published | undefined): string[] {
  return before?.slug === after?.slug ? [] : [before, after].flatMap((side) => side?.slug ?? []);
}

export function differenceIn({ before, after }: Sides<PublishedIn>, locale: Locale): Difference {
  const [old, now] = [before[locale], after[locale]];
  const slugs = slugsOf(old, now);
  const membership = (old === undefined) !== (now === undefined);
  const card = slugs.length > 0 || old?.card !== now?.card;
  return { slugs, membership, card, any: card || old?.detail !== now?.detail };
}

export function isPublished({ before, after }: Sides<PublishedIn>, locale: Locale): boolean {
  return before[locale] !== undefined || after[locale] !== undefined;
}

/** Whether an address changed in any locale. The page of each locale contains the addresses of all others. */
export function addressesDiffer(sides: Sides<PublishedIn>): boolean {
  return locales.some((locale) => differenceIn(sides, locale).slugs.length > 0);
}
