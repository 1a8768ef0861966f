import { circle, type Stroke } from '../../drawing/stroke.ts';
import { dish, fine, plain } from './parts.ts';

const moon = { x: 200, y: 240 };

/** A padlock with a full moon as its body. */
export function drawDenied(): Stroke[] {
  return [
    { d: 'M132 160v-44a68 68 0 0 1 136 0v44M148 152v-36a52 52 0 0 1 104 0v36', tone: 'line', width: plain },
    ...dish(moon, 122),
    {
      d:
        circle({ x: 256, y: 196 }, 17) +
        circle({ x: 142, y: 268 }, 13) +
        circle({ x: 252, y: 296 }, 22) +
        circle({ x: 166, y: 316 }, 8),
      tone: 'soft',
      width: fine,
    },
    { d: circle({ x: 200, y: 226 }, 19), tone: 'solid' },
    { d: 'M192 236h16l8 48h-32Z', tone: 'solid' },
  ];
}
