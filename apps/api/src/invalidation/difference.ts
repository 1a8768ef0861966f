import { locales, type Locale } from '@veralune/routing';
import type { Published, PublishedIn, Sides } from './catalogue-change.ts';

/** How a thing differs for the readers of one locale. */
export interface Difference {
  /** Slugs that lead elsewhere than before; empty where they don't. */
  readonly slugs: readonly string[];
  /** It appeared or disappeared. */
  readonly membership: boolean;
  /** What lists show of it differs, or whether they show it. */
  readonly card: boolean;
  /** Anything differs. */
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

/** Whether an address changed in any locale: every locale's page names those of all others. */
export function addressesDiffer(sides: Sides<PublishedIn>): boolean {
  return locales.some((locale) => differenceIn(sides, locale).slugs.length > 0);
}
