/** The mark: a dish seen from above, and in it a crescent moon. Measures are fractions of the radius. */
export interface Mark {
  /** The rim of the dish. */
  ring: { cx: number; cy: number; r: number; strokeWidth: number };
  /** The crescent, filled. */
  crescent: string;
}

const tilt = (-28 * Math.PI) / 180;

/** Distance between the centres of the shadow and the moon. */
const bite = 0.46;

function round(value: number): number {
  return Math.round(value * 100) / 100;
}

/** `radius` is measured to the outside of the rim. */
export function markAt(cx: number, cy: number, radius: number, rim = 0.095): Mark {
  const strokeWidth = radius * rim;
  const moon = radius * (1 - rim * 0.5 - 0.115);
  const half = (moon * bite) / 2;
  const reach = Math.sqrt(moon ** 2 - half ** 2);
  const tip = (side: 1 | -1): string => {
    const x = half * Math.cos(tilt) - side * reach * Math.sin(tilt);
    const y = half * Math.sin(tilt) + side * reach * Math.cos(tilt);
    return `${round(cx + x)} ${round(cy + y)}`;
  };
  const r = round(moon);
  return {
    ring: { cx, cy, r: round(radius - strokeWidth / 2), strokeWidth: round(strokeWidth) },
    crescent: `M${tip(-1)}A${r} ${r} 0 1 0 ${tip(1)}A${r} ${r} 0 0 1 ${tip(-1)}Z`,
  };
}
