import { expect, test } from 'vitest';
import { keptPictures, picturesOfFixtures } from '../src/pictures.ts';
import { remedy } from '../src/remedy.ts';

test('each picture of the fixtures lies beside them, and no other', () => {
  expect(keptPictures().sort(), remedy).toEqual([...picturesOfFixtures().keys()].sort());
});
