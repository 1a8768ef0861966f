import { ellipse, type Path } from '../studio/path.ts';
import type { Point } from '../studio/camera.ts';
import { between, type Random } from '../studio/random.ts';
import type { Motif } from './motif.ts';

interface Colony extends Point {
  readonly radius: number;
}

/** Places colonies at a distance from each other; they are larger towards the rim. */
function grow(random: Random, dish: Colony): Colony[] {
  const colonies: Colony[] = [];
  for (let attempt = 0; attempt < 1_400 && colonies.length < 210; attempt += 1) {
    const away = Math.sqrt(random());
    const angle = random() * Math.PI * 2;
    const radius = dish.radius * (0.012 + 0.036 * away ** 3 * between(random, 0.5, 1.25));
    const reach = away * (dish.radius * 0.92 - radius);
    const colony = { x: dish.x + Math.cos(angle) * reach, y: dish.y + Math.sin(angle) * reach, radius };
    const gap = dish.radius * 0.02;
    const isFree = colonies.every(
      (other) => Math.hypot(other.x - colony.x, other.y - colony.y) > other.radius + colony.radius + gap,
    );
    if (isFree) colonies.push(colony);
  }
  return colonies;
}

function discs(colonies: readonly Colony[], part = 1): Path {
  return colonies.flatMap((colony) => ellipse(colony, colony.radius * part));
}

/** An agar plate from above. */
export const culture: Motif = (random, { width, height, clear }) => {
  const room = height - clear;
  const radius = Math.min(Math.max(room * between(random, 0.72, 0.8), 2.2), width * 0.5);
  const dish: Colony = {
    x: width * between(random, 0.55, 0.66),
    y: clear + radius * between(random, 0.98, 1.06),
    radius,
  };
  const colonies = grow(random, dish);
  const isLarge = (colony: Colony): boolean => colony.radius > dish.radius * 0.028;
  const large = colonies.filter(isLarge);
  return [
    { path: ellipse(dish, dish.radius), tone: 0.16 },
    { path: ellipse(dish, dish.radius), tone: 0.62, line: 0.04 },
    { path: ellipse(dish, dish.radius * 0.958), tone: 0.36, line: 0.026 },
    { path: discs(colonies.filter((colony) => !isLarge(colony))), tone: 0.6 },
    { path: discs(large), tone: 0.66 },
    { path: discs(large, 0.5), tone: 0.95 },
  ];
};
