import type { Point } from '../studio/camera.ts';
import { createTypesetter } from './typesetter.ts';

/**
 * The name of a country as SVG path data for a logo: set in Public Sans 500, in whole units.
 * @param baseline where the text starts
 */
export async function outlineText(text: string, size: number, baseline: Point): Promise<string> {
  const typesetter = await createTypesetter();
  const { path } = typesetter(text, { face: 'country', size });
  let pen: Point = { x: 0, y: 0 };
  const whole = ({ x, y }: Point): Point => ({ x: Math.round(baseline.x + x), y: Math.round(baseline.y + y) });
  // Offsets between rounded points, so that rounding does not add up along the path.
  const offset = (to: Point) => `${String(whole(to).x - pen.x)} ${String(whole(to).y - pen.y)}`;
  return path
    .map((segment) => {
      if (segment.kind === 'close') return 'z';
      const { x, y } = whole(segment.to);
      const written =
        segment.kind === 'cubic'
          ? `c${offset(segment.first)} ${offset(segment.second)} ${offset(segment.to)}`
          : segment.kind === 'line'
            ? `l${offset(segment.to)}`
            : `M${String(x)} ${String(y)}`;
      pen = { x, y };
      return written;
    })
    .join('')
    .replaceAll(' -', '-');
}
