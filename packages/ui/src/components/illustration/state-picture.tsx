import { InlineDrawing } from '../drawing/inline-drawing.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';

/** Either an illustration of the state, or phases of the moon from a seed. */
export type StatePictureProps =
  { illustration: IllustrationName; seed?: never } | { seed: string; illustration?: never };

/** The picture beside a state: empty, broken, closed, done. */
export function StatePicture({ illustration, seed }: StatePictureProps) {
  return illustration ? <Illustration name={illustration} /> : <InlineDrawing kind="phases" seed={seed} />;
}
