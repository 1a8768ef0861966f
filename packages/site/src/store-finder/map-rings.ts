import type { MapRing } from '@veralune/ui/components/store-map/store-map';
import type { Locale } from '@veralune/routing';
import { distanceText } from './distance-text.ts';

/** The rings of a map in kilometres, from the smallest map to the largest. The last ring is the edge. */
const ringSets = [
  [0.5, 1],
  [1, 2],
  [2, 5],
  [5, 10],
  [10, 25],
  [25, 50],
] as const;

/** The rings of the smallest map that has room for a distance. @param metres to the farthest pharmacy */
export function mapRings(metres: number, locale: Locale): readonly [MapRing, ...MapRing[]] {
  const [inner, outer] = ringSets.find(([, edge]) => metres <= edge * 1_000) ?? [25, 50];
  const ring = (kilometres: number): MapRing => ({ kilometres, label: distanceText(kilometres * 1_000, locale) });
  return [ring(inner), ring(outer)];
}
