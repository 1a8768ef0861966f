import { blade, frameAt, loop, polyline, smooth, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { arc, circle, dot, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** A pan on its three chains. */
function pan(hook: Point, drop: number, half: number): Stroke[] {
  const y = hook.y + drop;
  const bowl = smooth([
    { x: hook.x - half, y },
    { x: hook.x - half * 0.8, y: y + half * 0.42 },
    { x: hook.x, y: y + half * 0.5 },
    { x: hook.x + half * 0.8, y: y + half * 0.42 },
    { x: hook.x + half, y },
  ]);
  const chains = [-1, 0.12, 1].map((side) => polyline([hook, { x: hook.x + side * half * 0.96, y }]));
  return [
    { d: chains.join(''), tone: 'line', width: 0.9 },
    { d: `${bowl}z`, tone: 'shape', width: 1.5 },
    { d: dot(hook), tone: 'line', width: 6 },
  ];
}

/** Leaves and flowers in a pan. */
function herbs(random: Random, { x, y }: Point, half: number): Stroke[] {
  const sprigs = times(7, (_, part) => ({
    base: { x: x + (part - 0.5) * half * 0.9, y: y + 2 },
    angle: -Math.PI / 2 + (part - 0.5) * 1.9 + between(random, -0.2, 0.2),
    size: half * between(random, 0.6, 0.95),
  }));
  return [
    {
      d: sprigs.map(({ base, angle, size }) => blade(base, angle, size, size * 0.26)).join(''),
      tone: 'shape',
      width: 1.2,
    },
    {
      d: sprigs.map(({ base, angle, size }) => polyline([base, polar(base, size * 0.8, angle)])).join(''),
      tone: 'line',
      width: 0.8,
    },
  ];
}

/** Brass weights in a pan. */
function weights({ x, y }: Point, half: number): Stroke[] {
  const pieces = [
    [-0.36, 0.62],
    [0.14, 0.46],
    [0.52, 0.32],
  ] as const;
  return [
    {
      d: pieces
        .map(([across, size]) => {
          const [cx, w, h] = [x + across * half, size * half * 0.32, size * half];
          const body = polyline([
            { x: cx - w, y },
            { x: cx - w * 0.86, y: y - h * 0.7 },
            { x: cx + w * 0.86, y: y - h * 0.7 },
            { x: cx + w, y },
          ]);
          return `${body}z${circle({ x: cx, y: y - h * 0.84 }, h * 0.14)}`;
        })
        .join(''),
      tone: 'shape',
      width: 1.3,
    },
  ];
}

/** An apothecary's balance: plants in one pan, weights in the other. */
export function drawBalance(random: Random, { width, height }: ViewBox): Stroke[] {
  const unit = Math.min(width, height);
  const side = random() < 0.5 ? 1 : -1;
  const tilt = side * between(random, 0.04, 0.11);
  const pivot = { x: width / 2, y: height * 0.17 };
  const beam = frameAt(pivot, tilt, unit * 0.325);
  const base = height * 0.86;
  const half = unit * 0.14;
  const [left, right] = [beam(-1, 0.02), beam(1, 0.02)];
  const drop = unit * 0.4;
  const load = (hook: Point, plants: boolean): Stroke[] =>
    plants ? herbs(random, { x: hook.x, y: hook.y + drop }, half) : weights({ x: hook.x, y: hook.y + drop }, half);
  const arm = loop([
    beam(-1.06, 0),
    beam(-1.06, 0.03),
    beam(-0.5, -0.05),
    beam(0, -0.1),
    beam(0.5, -0.05),
    beam(1.06, 0),
    beam(1.06, 0.03),
    beam(0.5, 0.03),
    beam(0, 0.07),
    beam(-0.5, 0.03),
  ]);
  const foot = loop([
    { x: pivot.x - unit * 0.2, y: base },
    { x: pivot.x - unit * 0.17, y: base - unit * 0.05 },
    { x: pivot.x, y: base - unit * 0.06 },
    { x: pivot.x + unit * 0.17, y: base - unit * 0.05 },
    { x: pivot.x + unit * 0.2, y: base },
  ]);
  const scale = times(9, (_, part) => {
    const ray = frameAt(pivot, Math.PI / 2 + (part - 0.5) * 0.5);
    return polyline([ray(unit * 0.36, 0), ray(unit * (part === 0.5 ? 0.4 : 0.385), 0)]);
  });
  const needle = frameAt(pivot, Math.PI / 2 + tilt);
  return [
    { d: `M-5 ${Math.round(base)}H${width + 5}V${height + 5}H-5z`, tone: 'ground' },
    {
      d: polyline([
        { x: pivot.x, y: pivot.y - unit * 0.06 },
        { x: pivot.x, y: base },
      ]),
      tone: 'line',
      width: 5,
    },
    { d: foot, tone: 'shape', width: 1.5 },
    { d: scale.join('') + arc(pivot, unit * 0.36, Math.PI / 2 - 0.25, Math.PI / 2 + 0.25), tone: 'line', width: 1 },
    { d: polyline([needle(0, 0), needle(unit * 0.35, 0)]), tone: 'line', width: 1.4 },
    { d: arm, tone: 'shape', width: 1.5 },
    { d: circle(pivot, unit * 0.025), tone: 'shape', width: 1.4 },
    ...load(left, side > 0),
    ...pan(left, drop, half),
    ...load(right, side < 0),
    ...pan(right, drop, half),
    {
      d: polyline([
        { x: -5, y: base },
        { x: width + 5, y: base },
      ]),
      tone: 'line',
      width: 1.3,
    },
  ];
}
