import { Drawing, type DrawingFormat, type DrawingKind } from '../drawing/drawing.tsx';
import type { FileDrawing } from '../drawing/drawing-file.ts';

export interface ArticleMotif {
  /** The page's id. */
  seed: string;
  /** The motif; derived from the seed if omitted. */
  kind?: DrawingKind | undefined;
}

export interface ArticleDrawingProps extends ArticleMotif {
  format: DrawingFormat;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  files?: string | undefined;
  /** Address of the file with the drawings of the list of articles. */
  sharedFile?: string | undefined;
}

const kinds = ['veins', 'culture', 'phases'] as const satisfies readonly DrawingKind[];

function kindOf(seed: string): DrawingKind {
  return (
    kinds[[...seed].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % kinds.length] ?? 'veins'
  );
}

/** The drawing of an article. */
export function articleDrawing({ seed, kind = kindOf(seed) }: ArticleMotif): FileDrawing {
  return { kind, seed };
}

/** The drawing that replaces an article's missing picture; the same in the list and on the page. */
export function ArticleDrawing({ seed, kind, ...file }: ArticleDrawingProps) {
  return <Drawing {...articleDrawing({ seed, kind })} fit="cover" {...file} />;
}
