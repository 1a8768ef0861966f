import { packShapes } from '@veralune/api/content/schema';
import type { ContentsSpec, CoverSpec, LogoSpec, PackLook, PackSpec, Spec } from '../src/scenes/spec.ts';

const brands = [
  ['florelune', 'Florelune', '#1f6f5c'],
  ['micralba', 'Micralba', '#8a5a00'],
  ['phytorelle', 'Phytorelle', '#4d6b1f'],
  ['somnelis', 'Somnelis', '#4b4a8c'],
  ['ondamea', 'Ondamea', '#a0405f'],
  ['vigorine', 'Vigorine', '#a4481c'],
] as const;

function brandAt(index: number): (typeof brands)[number] {
  return brands[index % brands.length] ?? brands[0];
}

function lookAt(index: number): PackLook {
  const [brandKey, , color] = brandAt(index);
  const shape = packShapes[index % packShapes.length] ?? 'jar';
  return { shape, brandKey, color, colours: index % 2 === 0 ? 'full' : 'pale', seed: `seed ${String(index)}` };
}

export function packSpec(index: number, name: string): PackSpec {
  return {
    kind: 'pack',
    ...lookAt(index),
    print: {
      brand: brandAt(index)[1],
      name,
      actives: ['Magnésium', 'Vitamine B6'],
      format: 'Comprimés effervescents',
      kind: 'Complément alimentaire',
    },
  };
}

const galenicFormats = ['capsules', 'tablets', 'drops', 'stick-sachets', 'effervescent-tablets', 'softgels'];

function contentsSpec(index: number): ContentsSpec {
  return {
    kind: 'contents',
    ...lookAt(index),
    brand: brandAt(index)[1],
    galenicFormat: galenicFormats[index] ?? 'tablets',
    flavours: ['orange'],
    actives: ['vitamin-c'],
  };
}

function coverSpec(index: number): CoverSpec {
  const [brandKey, brand, color] = brandAt(index);
  return { kind: 'cover', brandKey, brand, color, packs: [lookAt(0), lookAt(1), lookAt(2)].slice(0, (index % 3) + 1) };
}

function logoSpec(index: number): LogoSpec {
  const [brandKey, brand, color] = brandAt(index);
  return { kind: 'logo', brandKey, brand, color };
}

/** Specs that contain every shape, motif and kind of picture at least once. */
export const allScenes: readonly (readonly [title: string, spec: Spec])[] = brands.flatMap(([key], index) => [
  [`a ${lookAt(index).shape} of ${key}`, packSpec(index, 'Équilibre')] as const,
  [`${galenicFormats[index] ?? ''} poured out, ${key}`, contentsSpec(index)] as const,
  [`the cover of ${key}`, coverSpec(index)] as const,
  [`the logo of ${key}`, logoSpec(index)] as const,
]);
