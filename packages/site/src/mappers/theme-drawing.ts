import type { Thematic } from '@veralune/api-client/contract';
import type { SubjectDrawingProps } from '@veralune/ui/components/subject-drawing/subject-drawing';
import { drawings } from './drawings.ts';

/** The drawing of a theme, in its colour; undefined for a theme without one. */
export function themeDrawing({ id, drawing, color }: Thematic): SubjectDrawingProps | undefined {
  if (drawing === null) return undefined;
  return { kind: drawing, seed: `theme-${id}`, color: color ?? undefined, drawings };
}
