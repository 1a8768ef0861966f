import { Drawing, type DrawingKind } from '../drawing/drawing.tsx';
import { tint } from '../tint/tint.ts';
import styles from './subject-drawing.module.css';

export interface SubjectDrawingProps {
  /** The motif. */
  kind: DrawingKind;
  /** Id of the need, the theme, the page. */
  seed: string;
  /** The theme's colour: `#1f6f5c`; by default the colour of the page. */
  color?: string | undefined;
  /** Base address of the site's drawing files; if omitted, the drawing is inlined in the page. */
  drawings?: string | undefined;
}

/** The drawing about the subject of a page, on its ground, beside the page's title. Decorative. */
export function SubjectDrawing({ kind, seed, color, drawings }: SubjectDrawingProps) {
  return (
    <div className={styles.root} style={color ? tint(color) : undefined}>
      <Drawing kind={kind} seed={seed} fit="cover" files={drawings} />
    </div>
  );
}
