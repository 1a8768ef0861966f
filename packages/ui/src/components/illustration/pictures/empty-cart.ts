import { circle, type Stroke } from '../../drawing/stroke.ts';
import { markAt } from '../../logo/mark.ts';
import { fine, plain, strong } from './parts.ts';

/** An open, empty paper bag with the mark. */
export function drawEmptyCart(): Stroke[] {
  const { ring, crescent } = markAt(200, 250, 48);
  return [
    { d: 'M48 352h304', tone: 'soft', width: plain },
    { d: 'M112 126l22-26h164l-10 26', tone: 'line', width: fine },
    { d: 'M158 100V84a42 42 0 0 1 84 0v16', tone: 'soft', width: strong },
    { d: 'M100 126h200l14 226H86Z', tone: 'ground' },
    { d: 'M100 126h200l14 226H86Z', tone: 'line', width: plain },
    { d: 'M122 126l-8 226M278 126l8 226M98 158h204', tone: 'soft', width: fine },
    { d: 'M158 142V116a42 42 0 0 1 84 0v26', tone: 'line', width: strong },
    { d: circle({ x: ring.cx, y: ring.cy }, ring.r), tone: 'line', width: ring.strokeWidth },
    { d: crescent, tone: 'solid' },
  ];
}
