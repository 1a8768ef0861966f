import { dot, type Stroke } from '../../drawing/stroke.ts';
import { plain, strong } from './parts.ts';

const left = 'M190 340A140 140 0 0 1 190 60l26 52-36 54 44 56-40 44Z';
const right = 'M214 52A140 140 0 0 1 214 332l-6-74 40-44-44-56 36-54Z';

/** Colonies, left and right of the crack. */
const colonies: readonly (readonly [x: number, y: number])[] = [
  [92, 168],
  [116, 146],
  [102, 200],
  [132, 182],
  [138, 222],
  [96, 232],
  [124, 254],
  [158, 272],
  [280, 118],
  [306, 146],
  [276, 160],
  [318, 182],
  [286, 200],
  [308, 224],
  [270, 244],
];

/** A dish that has cracked in two, with its colonies. */
export function drawServerError(): Stroke[] {
  return [
    { d: left + right, tone: 'ground' },
    { d: 'M186 331A131 131 0 0 1 186 69M219 61A131 131 0 0 1 219 323', tone: 'line', width: plain },
    { d: 'M74 168A118 118 0 0 1 122 104', tone: 'soft', width: strong },
    { d: left + right, tone: 'line', width: plain },
    { d: colonies.map(([x, y]) => dot({ x, y })).join(''), tone: 'line', width: 10 },
    { d: 'M206 356l5 12M188 358l-3 13M226 350l11 9', tone: 'line', width: plain },
  ];
}
