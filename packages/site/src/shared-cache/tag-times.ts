import { tagsManifest } from 'next/dist/server/lib/incremental-cache/tags-manifest.external.js';
import { z } from 'zod';

/** The last invalidation of a tag. Times are in milliseconds since 1970, by the clock of the instance that invalidated it. */
const tagTime = z.object({
  /** When the tag was invalidated. */
  at: z.number(),
  /** Older pages are stale: they are served once more while a new one is rendered. */
  stale: z.number().optional(),
  /** Older pages are not served, from this time on. */
  expired: z.number().optional(),
});
export type TagTime = z.infer<typeof tagTime>;

const tagTimes = z.array(z.tuple([z.string(), tagTime]));
/** Invalidated tags with their times. */
export type TagTimes = readonly (readonly [tag: string, time: TagTime])[];

/** Longer than any page is kept, so an older invalidation has no effect. */
export const tagLifetimeMs = 2 * 86_400_000;

const known = new Map<string, TagTime>();

/** The time of an invalidation. `durations` has the meaning that Next gives it in `revalidateTag` of a cache handler. */
export function tagTimeOf(at: number, durations: { readonly expire?: number } | undefined): TagTime {
  if (durations === undefined) return { at, expired: at };
  return { at, stale: at, ...(durations.expire !== undefined && { expired: at + durations.expire * 1_000 }) };
}

/** The invalidations that are later than what this process knows. */
export function laterThanKnown(times: TagTimes): TagTimes {
  return times.filter(([tag, { at }]) => at > (known.get(tag)?.at ?? Number.NEGATIVE_INFINITY));
}

/** Adds invalidations to Next's table of tags, which decides for each page whether it is stale or expired. */
export function applyTagTimes(times: TagTimes): void {
  for (const [tag, time] of laterThanKnown(times)) {
    known.set(tag, time);
    const { stale, expired } = time;
    const entry = { ...(stale !== undefined && { stale }), ...(expired !== undefined && { expired }) };
    tagsManifest.set(tag, { ...tagsManifest.get(tag), ...entry });
  }
}

/** All invalidations that still have an effect. */
export function knownTagTimes(now: number): TagTimes {
  for (const [tag, { at }] of known) if (at < now - tagLifetimeMs) known.delete(tag);
  return [...known];
}

export function serializeTagTimes(times: TagTimes): string {
  return JSON.stringify(times);
}

/** The invalidations of a message; none if it is not valid. */
export function parseTagTimes(text: string): TagTimes {
  try {
    return tagTimes.safeParse(JSON.parse(text)).data ?? [];
  } catch {
    return [];
  }
}
