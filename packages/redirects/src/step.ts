import type { Address } from './address.ts';
import type { Hop, Place } from './place.ts';
import type { Layer, RedirectTable } from './redirect-table.ts';

/** An address on its way. */
export interface Stop extends Address {
  /** Whether it lies on a host that the market doesn't answer, where only rules that name the host count. */
  readonly isForeign?: boolean;
}

/** One rule, applied once: rules of the host before those of any host, a layer before the next. */
export function step({ layers, site }: RedirectTable, stop: Stop): Hop | null {
  let found: Hop | null = null;
  let isLeft = false;
  for (const layer of layers) {
    const ofHost = placeOf(layer, stop.origin);
    isLeft ||= ofHost !== undefined && stop.origin !== site;
    found ??= ofHost?.find(stop) ?? (stop.isForeign === true ? null : layer.anywhere.find(stop));
  }
  // Nobody stays on a host that is there to be left: what leads on within the site leads to the site itself.
  return isLeft && found?.to.startsWith('/') === true ? { ...found, to: site + found.to } : found;
}

/** A host that a rule names without a port is meant on every port. */
function placeOf({ byOrigin }: Layer, origin = ''): Place | undefined {
  if (byOrigin.size === 0) return undefined;
  const place = byOrigin.get(origin);
  // Only a port, or the dot that closes a full name, ends in no letter.
  return place === undefined && /[\d.]$/.test(origin) ? byOrigin.get(origin.replace(/\.?(?::\d+)?$/, '')) : place;
}
