import { SheetRoot, type SheetRootProps } from './sheet-root.tsx';
import type { Stroke } from './stroke.ts';

export interface StrokeSheetProps extends Omit<SheetRootProps, 'children'> {
  strokes: readonly Stroke[];
}

/** Strokes on their sheet, in the tint of where it stands. Decorative. */
export function StrokeSheet({ strokes, ...sheet }: StrokeSheetProps) {
  return (
    <SheetRoot {...sheet}>
      {strokes.map(({ d, tone, width }, index) => (
        <path key={index} d={d} data-tone={tone} strokeWidth={width} />
      ))}
    </SheetRoot>
  );
}
