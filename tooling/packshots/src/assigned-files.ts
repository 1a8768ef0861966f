import { specFingerprint } from './fingerprint.ts';
import type { Planned } from './plan.ts';
import { sizes, type Spec } from './scenes/spec.ts';

/** A picture of the plan with the file that holds it. */
export interface AssignedPicture {
  /** Its key in the content: `packs/florelune-lactase-fr`. */
  readonly name: string;
  /** Path in the folder of originals. Pictures that are drawn from the same data share one. */
  readonly file: string;
  readonly spec: Spec;
  readonly fingerprint: string;
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
}

/** Gives each picture of the plan its file: the first of those that look the same names it. */
export const assignFiles = (plan: readonly Planned[]): AssignedPicture[] => {
  const files = new Map<string, string>();
  return plan.map(({ name, spec }) => {
    const fingerprint = specFingerprint(spec);
    const file = files.get(fingerprint) ?? `${name}.webp`;
    files.set(fingerprint, file);
    return { name, file, spec, fingerprint, ...sizes[spec.kind], isTransparent: spec.kind === 'logo' };
  });
};
