import { litPart } from '../../drawing/motifs/phases.ts';
import { circle, dot, type Stroke } from '../../drawing/stroke.ts';
import { pointsOnCircle, dashedCircle, pointsOnLine, fine, plain } from './parts.ts';

const centre = { x: 200, y: 200 };
const lost = { x: 212, y: 214 };
const gap = 2;

/** Moons in a circle, one of them out of position. */
export function drawNotFound(): Stroke[] {
  const places = pointsOnCircle(centre, 150, 12);
  const moons = places.flatMap((place, index) => (index === gap ? [] : [{ ...place, age: index / 12 }]));
  const left = places[gap] ?? centre;
  const way = pointsOnLine(left, lost, 10).slice(3, -4);
  return [
    { d: circle(centre, 150), tone: 'soft', width: fine },
    { d: circle(left, 26) + moons.map((moon) => circle(moon, 26)).join('') + circle(lost, 48), tone: 'ground' },
    {
      d:
        moons
          .filter(({ age }) => age > 0)
          .map((moon) => litPart(moon, 26, moon.age))
          .join('') + litPart(lost, 48, gap / 12),
      tone: 'solid',
    },
    { d: moons.map((moon) => circle(moon, 26)).join('') + circle(lost, 48), tone: 'line', width: plain },
    { d: dashedCircle(left, 26, 8), tone: 'line', width: plain },
    { d: way.map(dot).join(''), tone: 'line', width: 5 },
  ];
}
