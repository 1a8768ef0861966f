import { markets, type MarketId } from '@veralune/routing';
import { look, type Finding } from './finding.ts';

export interface Contact {
  readonly phone: { readonly link: string };
}

/** A phone number that an older market has, often because it was copied. @param contacts of market.ts, by market */
export function contactFindings(market: MarketId, contacts: ReadonlyMap<MarketId, Contact>): Finding[] {
  const own = contacts.get(market)?.phone.link;
  const [other] =
    [...contacts].find(([id, { phone }]) => markets[id].shopId < markets[market].shopId && phone.link === own) ?? [];
  if (other === undefined) return [];
  return [
    look(
      'Contact',
      `The phone number in apps/${market}/market.ts is that of ${markets[other].name}.`,
      'Write company, address, phone and hours of this market, or confirm that visitors call there.',
    ),
  ];
}
