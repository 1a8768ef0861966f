import { arc, circle, type Stroke } from '../../drawing/stroke.ts';
import { dashedCircle, plain } from './parts.ts';

const source = { x: 170, y: 330 };
const moon = { x: 278, y: 160 };

/** A new moon covers the waves of a signal: no connection. */
export function drawOffline(): Stroke[] {
  return [
    {
      d: [62, 108, 154, 200].map((radius) => arc(source, radius, -Math.PI * 0.74, -Math.PI * 0.29)).join(''),
      tone: 'line',
      width: plain,
    },
    { d: circle(source, 22), tone: 'ground' },
    { d: circle(source, 22), tone: 'line', width: plain },
    { d: circle(moon, 104), tone: 'ground' },
    { d: dashedCircle(moon, 104, 36), tone: 'soft', width: plain },
    { d: circle(moon, 92), tone: 'solid' },
  ];
}
