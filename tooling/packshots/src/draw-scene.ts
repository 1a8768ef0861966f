import { drawContentsScene } from './scenes/contents-scene.ts';
import { drawCoverScene } from './scenes/cover-scene.ts';
import { drawLogoScene } from './scenes/logo-scene.ts';
import { drawNeutralScene } from './scenes/neutral-scene.ts';
import { drawPackScene } from './scenes/pack-scene.ts';
import type { Spec } from './scenes/spec.ts';
import type { Typesetter } from './type/typesetter.ts';

/** The picture as SVG: the same data gives the same text. */
export function drawScene(typeset: Typesetter, spec: Spec): string {
  switch (spec.kind) {
    case 'pack':
      return drawPackScene(typeset, spec);
    case 'contents':
      return drawContentsScene(typeset, spec);
    case 'cover':
      return drawCoverScene(typeset, spec);
    case 'logo':
      return drawLogoScene(typeset, spec);
    case 'neutral':
      return drawNeutralScene();
  }
}
