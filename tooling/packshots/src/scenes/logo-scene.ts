import { motifOf } from '../motifs/motif-of.ts';
import { paper } from '../packs/pack-colours.ts';
import { fromHex, mix, toHex } from '../studio/colour.ts';
import { createDrawing } from '../studio/drawing.ts';
import { ellipse, mapped, shifted } from '../studio/path.ts';
import { randomFrom } from '../studio/random.ts';
import { fittedLine } from '../type/label.ts';
import type { Typesetter } from '../type/typesetter.ts';
import { sizes, type LogoSpec } from './spec.ts';

const ink = fromHex('#0f211a');

/** The brand's name behind a dish with its motif, on a transparent background. */
export function drawLogoScene(typeset: Typesetter, { brandKey, brand, color }: LogoSpec): string {
  const { width, height } = sizes.logo;
  const drawing = createDrawing();
  const colour = fromHex(color);
  const centre = { x: 84, y: height / 2 };
  const radius = 74;
  const dish = ellipse(centre, radius);
  drawing.path(dish, { fill: toHex(colour) });
  const unit = 30;
  const sheet = { width: (radius * 2) / unit, height: (radius * 2) / unit, clear: 0.1 };
  drawing.clipped(dish, () => {
    for (const { path, tone, line } of motifOf(brandKey)(randomFrom(`${brandKey} logo`), sheet)) {
      const seen = mapped(path, ({ x, y }) => ({ x: centre.x - radius + x * unit, y: centre.y - radius + y * unit }));
      const paint = toHex(mix(colour, paper, tone * 0.85));
      drawing.path(seen, line === undefined ? { fill: paint } : { stroke: { width: line * unit * 1.3, paint } });
    }
  });
  const left = centre.x + radius + 34;
  const name = fittedLine(typeset, brand, { face: 'display', size: 118, tracking: -0.012 }, width - left - 6);
  drawing.path(shifted(name.path, left, height / 2 + name.size * 0.33), { fill: toHex(mix(colour, ink, 0.3)) });
  return drawing.svg(width, height);
}
