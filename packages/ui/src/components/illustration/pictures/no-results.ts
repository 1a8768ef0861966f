import { circle, type Stroke } from '../../drawing/stroke.ts';
import { dashedCircle, dish, fine, plain } from './parts.ts';

/** A streaked plate without colonies, under a lens. */
export function drawNoResults(): Stroke[] {
  const lens = { x: 242, y: 236 };
  return [
    ...dish({ x: 178, y: 176 }, 146),
    { d: 'M84 124l62-42-50 74 92-62-72 92 104-70-78 98', tone: 'soft', width: fine },
    { d: 'M296 290l66 66', tone: 'line', width: 15 },
    { d: circle(lens, 78), tone: 'ground' },
    { d: circle(lens, 78), tone: 'line', width: 6 },
    { d: dashedCircle(lens, 30, 9), tone: 'line', width: plain },
    { d: 'M193 217q8-22 28-31', tone: 'soft', width: 4 },
  ];
}
