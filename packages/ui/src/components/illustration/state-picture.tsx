import { Drawing } from '../drawing/drawing.tsx';
import { Illustration, type IllustrationName } from './illustration.tsx';

/** Either a picture that says what is the matter, or phases grown from a seed where there is nothing to say. */
export type StatePictureProps =
  { illustration: IllustrationName; seed?: never } | { seed: string; illustration?: never };

/** The picture beside a state: empty, broken, closed, done. */
export function StatePicture({ illustration, seed }: StatePictureProps) {
  return illustration ? <Illustration name={illustration} /> : <Drawing kind="phases" seed={seed} />;
}
