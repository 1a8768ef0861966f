import { specFingerprint } from './fingerprint.ts';
import type { Planned } from './plan.ts';
import { sizes } from './scenes/spec.ts';

/** A planned picture with the data of its entry in the content. */
export interface DrawablePicture extends Planned {
  readonly fingerprint: string;
  readonly width: number;
  readonly height: number;
  readonly isTransparent: boolean;
}

export function drawablePicture({ name, spec }: Planned): DrawablePicture {
  return {
    name,
    spec,
    fingerprint: specFingerprint(spec),
    ...sizes[spec.kind],
    isTransparent: spec.kind === 'logo',
  };
}
