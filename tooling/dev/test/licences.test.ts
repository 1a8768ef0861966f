import { describe, expect, it } from 'vitest';
import { forbiddenPackages, licenceCounts, unusedExceptions } from '../src/licences/check-licences.ts';
import { exceptions } from '../src/licences/allowed.ts';

function withLicence(licence: string, name = 'some-package') {
  return { name, versions: ['1.0.0'], licence };
}

describe('forbiddenPackages', () => {
  it.each(['MIT', 'ISC', '(MIT OR GPL-3.0-only)', '(MIT AND Zlib)', 'BSD-3-Clause'])('allows %s', (licence) => {
    expect(forbiddenPackages([withLicence(licence)])).toEqual([]);
  });

  it.each([
    'GPL-3.0-only',
    'AGPL-3.0-or-later',
    '(MIT AND GPL-2.0-only)',
    'MPL-2.0',
    'UNLICENSED',
    'Unknown',
    'SEE LICENSE IN LICENSE.txt',
    '',
  ])('does not allow "%s"', (licence) => {
    expect(forbiddenPackages([withLicence(licence)])).toHaveLength(1);
  });

  it.each([
    ['axe-core', 'MPL-2.0', 0],
    ['axe-core', 'GPL-3.0-only', 1],
    ['@img/sharp-libvips-linuxmusl-arm64', 'LGPL-3.0-or-later', 0],
    ['@img/sharp-libvips-linux-x64', 'GPL-3.0-only', 1],
    ['constructor', 'MPL-2.0', 1],
  ])('%s with %s: %i', (name, licence, count) => {
    expect(forbiddenPackages([withLicence(licence, name)])).toHaveLength(count);
  });
});

it('names exceptions that are not needed', () => {
  const used = Object.entries(exceptions).map(([name, { licence }]) => withLicence(licence, name));
  expect(unusedExceptions(used)).toEqual([]);
  expect(unusedExceptions([...used.filter(({ name }) => name !== 'axe-core'), withLicence('MIT', 'axe-core')])).toEqual(
    ['axe-core'],
  );
});

it('counts packages by licence', () => {
  expect(licenceCounts([withLicence('MIT'), withLicence('ISC'), withLicence('ISC')])).toEqual([
    ['ISC', 2],
    ['MIT', 1],
  ]);
});
