import { polyline, times } from '../paths.ts';
import { between, type Random } from '../random.ts';
import { dot, type Point, type Stroke, type ViewBox } from '../stroke.ts';

/** One beat: parts of its length, and the height at each. */
const beat = [
  [0, 0],
  [0.14, 0.01],
  [0.2, 0.12],
  [0.26, 0],
  [0.36, 0],
  [0.4, -0.14],
  [0.46, 1],
  [0.51, -0.3],
  [0.55, 0],
  [0.66, 0.03],
  [0.75, 0.24],
  [0.85, 0],
] as const;

interface Trace {
  y: number;
  /** Length of a beat. */
  length: number;
  high: number;
  start: number;
}

function trace(width: number, { y, length, high, start }: Trace): Point[] {
  const beats = times(Math.ceil(width / length) + 1, (index) => index - start);
  const points = beats.flatMap((number) =>
    beat.map(([along, rise]) => ({ x: (number + along) * length, y: y - rise * high })),
  );
  return [{ x: -8, y }, ...points.filter(({ x }) => x > -8 && x < width + 8), { x: width + 8, y }];
}

/** Heart beats on traces: quick ones that become calm, or calm ones that become quick. */
export function drawPulse(random: Random, { width, height }: ViewBox): Stroke[] {
  const [quick, calm] = [between(random, 58, 72), between(random, 180, 240)];
  const calms = random() < 0.5;
  const traces = times(6, (_, part): Trace => ({
    y: height * (0.2 + part * 0.69),
    length: quick + (calm - quick) * (calms ? part : 1 - part) ** 1.4,
    high: height * 0.135,
    start: between(random, 0, 1),
  }));
  const grid =
    times(Math.floor(width / 40) + 1, (index) => `M${index * 40} -5V${height + 5}`).join('') +
    times(Math.floor(height / 40) + 1, (index) => `M-5 ${index * 40}H${width + 5}`).join('');
  const fine = times(Math.floor(width / 40) * 2, (index) =>
    times(3, (row) => dot({ x: index * 20 + 20, y: (row * height) / 3 + 20 })),
  ).flat();
  const lines = traces.map((each) => polyline(trace(width, each)));
  const main = Math.floor(between(random, 1, 5));
  return [
    { d: grid, tone: 'soft', width: 0.6 },
    { d: fine.join(''), tone: 'soft', width: 1 },
    { d: lines.filter((_, index) => index !== main).join(''), tone: 'line', width: 1.1 },
    { d: lines[main] ?? '', tone: 'line', width: 2.4 },
  ];
}
