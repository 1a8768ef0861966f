import { cpSync, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { shippedContent } from '../support/catalogues.ts';

const files = [
  'brands/florelune.yaml',
  'products/florelune-lactase.yaml',
  'products/florelune-voyage.yaml',
  'galenic-formats/tablets.yaml',
  'galenic-formats/stick-sachets.yaml',
  'active-ingredients/lactase.yaml',
  'active-ingredients/lactobacillus.yaml',
];

/** A catalogue of two products, in a folder of the test's own. */
export const copySmallContent = (folder: string): string => {
  const target = join(folder, 'content');
  for (const file of files) {
    mkdirSync(join(target, file, '..'), { recursive: true });
    cpSync(join(shippedContent, file), join(target, file));
  }
  return target;
};
