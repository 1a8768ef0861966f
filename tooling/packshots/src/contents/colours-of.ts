import { fromHex, mix, type Rgb } from '../studio/colour.ts';
import { paper } from '../packs/pack-colours.ts';

const oils: Readonly<Record<string, string>> = {
  'vitamin-b12': '#c2405a',
  artichoke: '#8d7a35',
  melatonin: '#b9b58f',
  lactobacillus: '#e3c068',
  lutein: '#c4641c',
};

const powders: Readonly<Record<string, string>> = {
  strawberry: '#f1cfcf',
  'red-berries': '#e9bcc4',
  orange: '#f6e4c3',
  lemon: '#f4ecb9',
  vanilla: '#f3e7c6',
};

const pressed: Readonly<Record<string, string>> = {
  'red-vine': '#c39c94',
  valerian: '#cdbf9c',
  'vitamin-c': '#f2cf98',
  iron: '#c7b8a6',
  collagen: '#efe4cf',
};

function firstOf(table: Readonly<Record<string, string>>, keys: readonly string[], otherwise: Rgb): Rgb {
  const known = keys.map((key) => table[key]).find((colour) => colour !== undefined);
  return known === undefined ? otherwise : fromHex(known);
}

export function oilOf(actives: readonly string[]): Rgb {
  return firstOf(oils, actives, fromHex('#dca638'));
}

export function powderOf(flavours: readonly string[]): Rgb {
  return firstOf(powders, flavours, fromHex('#f2eddf'));
}

export function tabletOf(actives: readonly string[], brand: Rgb): Rgb {
  return firstOf(pressed, actives.slice(0, 1), mix(paper, brand, 0.07));
}
