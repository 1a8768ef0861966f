import type { PackShape } from '../packs/draw-pack.ts';
import type { Print } from '../type/label.ts';

/** The data from which a picture is drawn. The same data gives the same picture. */
export interface PackLook {
  readonly shape: PackShape;
  readonly brandKey: string;
  readonly color: string;
  readonly colours: 'full' | 'pale';
  /** Seed of the motif. */
  readonly seed: string;
}

export interface PackSpec extends PackLook {
  readonly kind: 'pack';
  readonly print: Print;
}

/** A pack with its contents in a dish. It has no text that must be translated. */
export interface ContentsSpec extends PackLook {
  readonly kind: 'contents';
  readonly brand: string;
  readonly galenicFormat: string;
  readonly flavours: readonly string[];
  readonly actives: readonly string[];
}

export interface CoverSpec {
  readonly kind: 'cover';
  readonly brandKey: string;
  readonly brand: string;
  readonly color: string;
  readonly packs: readonly PackLook[];
}

export interface LogoSpec {
  readonly kind: 'logo';
  readonly brandKey: string;
  readonly brand: string;
  readonly color: string;
}

/** The pack of a product that has no picture of its own. */
interface NeutralSpec {
  readonly kind: 'neutral';
}

export type Spec = PackSpec | ContentsSpec | CoverSpec | LogoSpec | NeutralSpec;
export type SpecKind = Spec['kind'];

interface Size {
  readonly width: number;
  readonly height: number;
}

/** Sizes in pixels: the largest in which the sites show such a picture. */
export const sizes: Readonly<Record<SpecKind, Size>> = {
  pack: { width: 960, height: 960 },
  neutral: { width: 960, height: 960 },
  contents: { width: 960, height: 960 },
  cover: { width: 1600, height: 900 },
  logo: { width: 640, height: 200 },
};
