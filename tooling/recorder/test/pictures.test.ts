import { expect, test } from 'vitest';
import { keptPictures, picturesOfFixtures } from '../src/pictures.ts';
import { updateHint } from '../src/update-hint.ts';

test('the folder of the fixtures has exactly the pictures that they show', () => {
  expect(keptPictures().sort(), updateHint).toEqual([...picturesOfFixtures().keys()].sort());
});
