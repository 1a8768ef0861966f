import { describe, expect, test } from 'vitest';
import { tileAddress, tilesAround } from './tiles.ts';

const brussels = { latitude: 50.85, longitude: 4.35 };

describe('tilesAround', () => {
  test.each([0.5, 1, 2, 5, 10, 25, 50])('fills the map of %s km with few tiles, without gaps', (radius) => {
    const tiles = tilesAround(brussels, radius);
    expect(tiles.length).toBeLessThanOrEqual(25);
    const side = tiles[0]?.side ?? 0;
    expect(Math.min(...tiles.map(({ left }) => left))).toBeLessThanOrEqual(0);
    expect(Math.min(...tiles.map(({ top }) => top))).toBeLessThanOrEqual(0);
    expect(Math.max(...tiles.map(({ left }) => left + side))).toBeGreaterThanOrEqual(1);
    expect(Math.max(...tiles.map(({ top }) => top + side))).toBeGreaterThanOrEqual(1);
    const columns = new Set(tiles.map(({ x }) => x)).size;
    const rows = new Set(tiles.map(({ y }) => y)).size;
    expect(tiles).toHaveLength(columns * rows);
  });

  test('puts the centre into the tile that map services name for it', () => {
    const tile = tilesAround(brussels, 5).find(
      ({ left, top, side }) => left <= 0.5 && top <= 0.5 && left + side > 0.5 && top + side > 0.5,
    );
    expect(tile).toMatchObject({ zoom: 12, x: 2097, y: 1373 });
  });

  test('has the scale of the drawn map: a tile is as wide as its metres', () => {
    const [tile] = tilesAround(brussels, 5);
    const metres = (40_075_016.686 * Math.cos((50.85 * Math.PI) / 180)) / 2 ** (tile?.zoom ?? 0);
    expect((tile?.side ?? 0) * 10_000).toBeCloseTo(metres, 6);
  });

  test.each([
    ['the North Pole', { latitude: 85, longitude: 0 }],
    ['the date line', { latitude: 0, longitude: 180 }],
  ])('stays in the world: %s', (_, centre) => {
    for (const { x, y, zoom } of tilesAround(centre, 50)) {
      expect(Math.min(x, y)).toBeGreaterThanOrEqual(0);
      expect(Math.max(x, y)).toBeLessThan(2 ** zoom);
    }
  });
});

test('tileAddress', () => {
  const tile = { zoom: 12, x: 2097, y: 1373, left: 0, top: 0, side: 1 };
  expect(tileAddress('https://tile.example/{z}/{x}/{y}.png', tile)).toBe('https://tile.example/12/2097/1373.png');
});
