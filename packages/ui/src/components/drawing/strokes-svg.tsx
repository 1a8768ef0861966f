import { DrawingSvg, type DrawingSvgProps } from './drawing-svg.tsx';
import type { Stroke } from './stroke.ts';

export interface StrokesSvgProps extends Omit<DrawingSvgProps, 'children'> {
  strokes: readonly Stroke[];
}

/** Renders strokes as SVG, in the tint of the container. Decorative. */
export function StrokesSvg({ strokes, ...svg }: StrokesSvgProps) {
  return (
    <DrawingSvg {...svg}>
      {strokes.map(({ d, tone, width }, index) => (
        <path key={index} d={d} data-tone={tone} strokeWidth={width} />
      ))}
    </DrawingSvg>
  );
}
