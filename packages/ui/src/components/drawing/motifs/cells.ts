import { loop, mix, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { circle, dot, polar, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** Corners of a honeycomb, each moved by chance, so that neighbours share their walls. */
function honeycomb(random: Random, { width, height }: ViewBox, size: number): Point[][] {
  const moved = new Map<string, Point>();
  const corner = (x: number, y: number): Point => {
    const key = `${Math.round(x / 6)} ${Math.round(y / 6)}`;
    const point = moved.get(key) ?? {
      x: x + between(random, -0.15, 0.15) * size,
      y: y + between(random, -0.13, 0.13) * size,
    };
    moved.set(key, point);
    return point;
  };
  const [half, rise] = [size / 2, size * 0.29];
  const [columns, rows] = [Math.ceil(width / size) + 1, Math.ceil(height / (rise * 3)) + 1];
  const [left, top] = [between(random, -0.5, 0) * size, between(random, -0.2, 0.1) * size];
  return times(rows, (row) =>
    times(columns, (column) => {
      const [x, y] = [left + (column + (row % 2) / 2) * size, top + row * rise * 3];
      return [
        corner(x, y - rise * 2),
        corner(x + half, y - rise),
        corner(x + half, y + rise),
        corner(x, y + rise * 2),
        corner(x - half, y + rise),
        corner(x - half, y - rise),
      ];
    }),
  ).flat();
}

function heartOf(points: readonly Point[]): Point {
  const sum = points.reduce((total, { x, y }) => ({ x: total.x + x, y: total.y + y }), { x: 0, y: 0 });
  return { x: sum.x / points.length, y: sum.y / points.length };
}

/** The edge of a cell, just inside its walls, with rounded corners. */
function wall(points: readonly Point[], heart: Point): string {
  return loop(points.map((point) => mix(heart, point, 1.02)));
}

/** A tissue under the microscope: cells side by side, each with its nucleus, and a few with granules. */
export function drawCells(random: Random, viewBox: ViewBox): Stroke[] {
  const { width, height } = viewBox;
  const size = between(random, 148, 166);
  const margin = size * 0.42;
  const cells = honeycomb(random, viewBox, size)
    .map((points) => ({ points, heart: heartOf(points) }))
    .filter(({ heart: { x, y } }) => x > -margin && x < width + margin && y > -margin && y < height + margin);
  const nuclei = cells.map(({ heart }) => polar(heart, between(random, 0, size * 0.12), between(random, 0, 6.28)));
  const granules = cells
    .filter((_, index) => index % 3 === 0)
    .flatMap(({ heart }) =>
      times(6, () => dot(polar(heart, size * between(random, 0.2, 0.33), between(random, 0, 6.28)))),
    );
  return [
    { d: cells.map(({ points, heart }) => wall(points, heart)).join(''), tone: 'shape', width: 1.3 },
    { d: granules.join(''), tone: 'soft', width: 4.5 },
    { d: nuclei.map((at) => circle(at, size * between(random, 0.1, 0.14))).join(''), tone: 'line', width: 1.1 },
    { d: nuclei.map(dot).join(''), tone: 'line', width: 7 },
  ];
}
