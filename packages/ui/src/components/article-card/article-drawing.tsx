import { Drawing, type DrawingFormat, type DrawingKind } from '../drawing/drawing.tsx';

export interface ArticleDrawingProps {
  /** The page's id. */
  seed: string;
  /** A leaf, a dish, moons; chosen by the seed where left out. */
  kind?: DrawingKind | undefined;
  format: DrawingFormat;
  /** Where the site keeps drawings as files; without it they stand in the page. */
  files?: string | undefined;
}

const kinds = ['veins', 'culture', 'phases'] as const satisfies readonly DrawingKind[];

function kindOf(seed: string): DrawingKind {
  return (
    kinds[[...seed].reduce((sum, character) => sum + (character.codePointAt(0) ?? 0), 0) % kinds.length] ?? 'veins'
  );
}

/** The drawing that stands in for an article's missing picture, the same kind in the list and on the page. */
export function ArticleDrawing({ seed, kind = kindOf(seed), format, files }: ArticleDrawingProps) {
  return <Drawing kind={kind} seed={seed} format={format} fit="cover" files={files} />;
}
