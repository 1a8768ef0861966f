import { describe, expect, it } from 'vitest';
import { publishedManifest } from '../../published-manifest.mjs';

const manifest = {
  name: '@veralune/example',
  exports: {
    '.': './src/index.ts',
    './a/b': './src/a/b.tsx',
    './styles.css': './src/styles.css',
    './testing': './src/t.ts',
  },
  unpublished: ['./testing'],
  scripts: { build: 'tsup' },
  dependencies: { zod: '4.6.7' },
  devDependencies: { tsup: '9.0.0' },
};

describe('publishedManifest', () => {
  it('leads to the build, without what only the repository uses', () => {
    expect(publishedManifest(manifest)).toEqual({
      name: '@veralune/example',
      exports: {
        '.': { types: './dist/index.d.ts', default: './dist/index.js' },
        './a/b': { types: './dist/a/b.d.ts', default: './dist/a/b.js' },
        './styles.css': './dist/styles.css',
        './package.json': './package.json',
      },
      dependencies: { zod: '4.6.7' },
    });
  });

  it('does not change a private package', () => {
    const kept = { ...manifest, private: true };
    expect(publishedManifest(kept)).toBe(kept);
  });
});
