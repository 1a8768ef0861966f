import { Drawing, type DrawingFormat, type DrawingKind } from '../drawing/drawing.tsx';

export interface ArticleDrawingProps {
  /** The page's id. */
  seed: string;
  /** The motif; derived from the seed if omitted. */
  kind?: DrawingKind | undefined;
  format: DrawingFormat;
  /** Base address of the site's drawing files; if omitted, drawings are inlined in the page. */
  files?: string | undefined;
}

const kinds = ['veins', 'culture', 'phases'] as const satisfies readonly DrawingKind[];

function kindOf(seed: string): DrawingKind {
  return (
    kinds[[...seed].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % kinds.length] ?? 'veins'
  );
}

/** The drawing that replaces an article's missing picture; the same in the list and on the page. */
export function ArticleDrawing({ seed, kind = kindOf(seed), format, files }: ArticleDrawingProps) {
  return <Drawing kind={kind} seed={seed} format={format} fit="cover" files={files} />;
}
