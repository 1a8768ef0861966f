import type { Address } from './address.ts';
import type { Hop, HostRules } from './host-rules.ts';
import type { Layer, RedirectTable } from './redirect-table.ts';

/** An address in a redirect chain: the first one, or one that a rule leads to. */
export interface ChainAddress extends Address {
  /** Whether its host is not one of the market's. Then only rules that name the host apply. */
  readonly isForeign?: boolean;
}

/** Applies one rule, once. Rules of the host come before rules without a host; a layer comes before the next. */
export function applyRule({ layers, site }: RedirectTable, address: ChainAddress): Hop | null {
  let found: Hop | null = null;
  let isLegacyHost = false;
  for (const layer of layers) {
    const ofHost = rulesOfHost(layer, address.origin);
    isLegacyHost ||= ofHost !== undefined && address.origin !== site;
    found ??= ofHost?.find(address) ?? (address.isForeign === true ? null : layer.anyHost.find(address));
  }
  // A site-relative target of a legacy host means the market's site: the legacy host has no pages.
  return isLegacyHost && found?.to.startsWith('/') === true ? { ...found, to: site + found.to } : found;
}

/** A host without a port in a rule matches every port. */
function rulesOfHost({ byOrigin }: Layer, origin = ''): HostRules | undefined {
  if (byOrigin.size === 0) return undefined;
  const rules = byOrigin.get(origin);
  // An origin ends in a digit or a dot only if it has a port or the trailing dot of a fully qualified name.
  return rules === undefined && /[\d.]$/.test(origin) ? byOrigin.get(origin.replace(/\.?(?::\d+)?$/, '')) : rules;
}
