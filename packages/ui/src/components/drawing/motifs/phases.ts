import { between, type Random } from '../random.ts';
import { at, circle, polar, type Point, type ViewBox, type Stroke } from '../stroke.ts';

/** The lit part of a moon: age 0 is new, 0.5 full, 1 new again. */
export function litPart({ x, y }: Point, radius: number, age: number): string {
  const r = Math.round(radius);
  const waxing = age < 0.5;
  const terminator = Math.round(Math.abs(Math.cos(2 * Math.PI * age)) * r);
  const gibbous = age > 0.25 && age < 0.75;
  const limb = waxing ? 1 : 0;
  const inner = gibbous === waxing ? 1 : 0;
  return `M${at({ x, y: y - r })}a${r} ${r} 0 0 ${limb} 0 ${2 * r}a${terminator} ${r} 0 0 ${inner} 0 ${-2 * r}`;
}

interface Moon extends Point {
  radius: number;
  age: number;
}

/** The lit part reaches the limb; the terminator is half an ellipse. */
function draw(moons: readonly Moon[]): Stroke[] {
  const disc = moons.map((moon) => circle(moon, moon.radius)).join('');
  return [
    { d: disc, tone: 'ground' },
    {
      d: moons
        .filter(({ age }) => age > 0.03 && age < 0.97)
        .map((moon) => litPart(moon, moon.radius, moon.age))
        .join(''),
      tone: 'solid',
    },
    { d: disc, tone: 'line', width: 1.2 },
  ];
}

/** A month of moons on a low arc, the full moon in the middle. */
function moonArc(random: Random, { width, height }: ViewBox): Stroke[] {
  const count = random() < 0.5 ? 7 : 9;
  const step = (width * 0.86) / (count - 1);
  const small = isStrip({ width, height }) ? 0.7 : 1;
  const rise = height * between(random, 0.1, 0.22);
  const drift = between(random, -0.035, 0.035);
  const moons = Array.from({ length: count }, (_, index): Moon => {
    const part = index / (count - 1);
    return {
      x: width * 0.07 + index * step,
      y: height / 2 + rise / 2 - Math.sin(Math.PI * part) * rise,
      radius: step * small * (0.2 + 0.2 * Math.sin(Math.PI * part)),
      age: 0.06 + 0.88 * part + drift * Math.sin(Math.PI * part),
    };
  });
  const orbit = `M0 ${Math.round(height / 2 + rise * 0.72)}Q${at({ x: width / 2, y: height / 2 - rise * 1.72 })} ${at({ x: width, y: height / 2 + rise * 0.72 })}`;
  return [{ d: orbit, tone: 'soft', width: 1 }, ...draw(moons)];
}

/** A month of moons in a circle, with one large moon in the middle. */
function moonCircle(random: Random, { width, height }: ViewBox): Stroke[] {
  const centre = { x: width / 2, y: height / 2 };
  const side = Math.min(width, height);
  const count = 12;
  const tonight = Math.floor(between(random, 2, 10));
  const turn = between(random, 0, Math.PI * 2);
  const dial = Array.from({ length: count }, (_, index): Moon => {
    const angle = turn + (index / count) * Math.PI * 2;
    return {
      ...polar(centre, side * 0.39, angle),
      radius: side * 0.042,
      age: index / count,
    };
  });
  const middle = { ...centre, radius: side * 0.235, age: tonight / count };
  const rings = circle(centre, side * 0.39) + circle(centre, side * 0.29);
  return [{ d: rings, tone: 'soft', width: 1 }, ...draw([...dial, middle])];
}

/** One large moon and its path beyond the edge, with the moons of the nights before and after. */
function largeMoon(random: Random, { width, height }: ViewBox): Stroke[] {
  const side = random() < 0.5 ? -1 : 1;
  const age = between(random, 0.14, 0.86);
  const moon = { x: width * (0.5 + side * between(random, 0.08, 0.16)), y: height * between(random, 0.46, 0.54) };
  const radius = height * between(random, 0.27, 0.34);
  const orbit = radius * between(random, 1.42, 1.58);
  const first = between(random, 0, Math.PI * 2);
  const nights = Array.from({ length: 9 }, (_, index): Moon => {
    const part = index / 9;
    return { ...polar(moon, orbit, first + part * Math.PI * 2), radius: height * 0.032, age: part };
  });
  const rings = circle(moon, orbit) + circle(moon, orbit * 1.5) + circle(moon, orbit * 2);
  return [{ d: rings, tone: 'soft', width: 1 }, ...draw([...nights, { ...moon, radius, age }])];
}

function isStrip({ width, height }: ViewBox): boolean {
  return width > height * 4;
}

/** The phases of the moon. */
export function drawPhases(random: Random, viewBox: ViewBox): Stroke[] {
  if (viewBox.width <= viewBox.height) return moonCircle(random, viewBox);
  return isStrip(viewBox) || random() < 0.5 ? moonArc(random, viewBox) : largeMoon(random, viewBox);
}
