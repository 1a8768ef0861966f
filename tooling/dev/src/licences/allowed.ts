/** Licences that any dependency may have. Each allows use in a site without publishing its source. */
export const allowedLicences: readonly string[] = [
  '0BSD',
  'Apache-2.0',
  'BlueOak-1.0.0',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'CC0-1.0',
  'ISC',
  'MIT',
  'MIT-0',
  'Python-2.0',
  'Unlicense',
  'Zlib',
];

/** Packages with another licence, and why they may be used. */
export const exceptions: Readonly<Record<string, { readonly licence: string; readonly reason: string }>> = {
  '@azu/style-format': { licence: 'WTFPL', reason: 'part of secretlint, which only checks files' },
  '@fontsource-variable/fraunces': { licence: 'OFL-1.1', reason: 'a font, shipped as it is with its licence' },
  '@fontsource-variable/public-sans': { licence: 'OFL-1.1', reason: 'a font, shipped as it is with its licence' },
  '@fontsource/public-sans': { licence: 'OFL-1.1', reason: 'a font, shipped as it is with its licence' },
  'axe-core': { licence: 'MPL-2.0', reason: 'tests only, not changed' },
  binaryextensions: { licence: 'Artistic-2.0', reason: 'part of secretlint, which only checks files' },
  'caniuse-lite': { licence: 'CC-BY-4.0', reason: 'data for builds, which is not shipped' },
  editions: { licence: 'Artistic-2.0', reason: 'part of secretlint, which only checks files' },
  'humanize-number': { licence: 'Unknown', reason: 'its readme says MIT; tests only' },
  istextorbinary: { licence: 'Artistic-2.0', reason: 'part of secretlint, which only checks files' },
  lightningcss: { licence: 'MPL-2.0', reason: 'builds only, not changed' },
  'spdx-exceptions': { licence: 'CC-BY-3.0', reason: 'data of this check, which is not shipped' },
  'spdx-ranges': { licence: '(MIT AND CC-BY-3.0)', reason: 'data of this check, which is not shipped' },
  suncalc: { licence: 'Unknown', reason: 'its LICENSE file has the words of BSD-2-Clause' },
  textextensions: { licence: 'Artistic-2.0', reason: 'part of secretlint, which only checks files' },
  'version-range': { licence: 'Artistic-2.0', reason: 'part of secretlint, which only checks files' },
  only: { licence: 'Unknown', reason: 'its readme says MIT; tests only' },
};

/** Programs of the platform that belong to an allowed package, as their names begin. */
export const platformExceptions: readonly {
  readonly prefix: string;
  readonly licence: string;
  readonly reason: string;
}[] = [
  { prefix: 'lightningcss-', licence: 'MPL-2.0', reason: 'builds only, not changed' },
  { prefix: '@img/sharp-libvips-', licence: 'LGPL-3.0-or-later', reason: 'a shared library, linked dynamically' },
];
