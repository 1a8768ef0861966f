export type DayMoment = 'morning' | 'noon' | 'evening';

/** Centre of the dial, in the units of its view box. */
export const centre = { x: 160, y: 120 } as const;
/** Radius of the ring of the first product. */
export const outerRadius = 84;
/** Distance between the rings of two products. */
const ringDistance = 28;

/** Angles in degrees, clockwise from the right: the sun rises on the left and sets on the right. */
const angles: Readonly<Record<DayMoment, number>> = { morning: 180, noon: 270, evening: 0 };

export const moments = ['morning', 'noon', 'evening'] as const satisfies readonly DayMoment[];

export interface DialMark {
  readonly moment: DayMoment;
  readonly x: number;
  readonly y: number;
  /** Number of the product, counted from 1. */
  readonly number: number;
  readonly isChoice: boolean;
  readonly isWithMeal: boolean;
}

interface MarkedEntry {
  readonly moments: readonly DayMoment[];
  readonly isChoice: boolean;
  readonly isWithMeal: boolean;
}

export function ringRadius(index: number): number {
  return outerRadius - index * ringDistance;
}

/** The marks of the products on their rings. A product without moments has an open mark at each. */
export function dialMarks(entries: readonly MarkedEntry[]): DialMark[] {
  return entries.flatMap((entry, index) => {
    const shown = entry.moments.length > 0 ? entry.moments : moments;
    return shown.map((moment) => {
      const angle = (angles[moment] * Math.PI) / 180;
      return {
        moment,
        x: Math.round(centre.x + ringRadius(index) * Math.cos(angle)),
        y: Math.round(centre.y + ringRadius(index) * Math.sin(angle)),
        number: index + 1,
        isChoice: shown.length > 1 && (entry.isChoice || entry.moments.length === 0),
        isWithMeal: entry.isWithMeal,
      };
    });
  });
}
