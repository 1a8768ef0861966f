import { describe, expect, it } from 'vitest';
import { startScripts, withScriptsAfterPaint } from '../src/serving/scripts-after-paint.ts';

function starter(addresses: string): string {
  return `<script data-scripts="${addresses}">${startScripts}</script>`;
}

describe('withScriptsAfterPaint', () => {
  it.each([
    ['no scripts', '<head></head><body>Text</body>', '<head></head><body>Text</body>'],
    [
      'each script once, in their order, without its preload',
      '<head><link rel="preload" as="script" fetchPriority="low" href="/_next/b.js"/>' +
        '<script src="/_next/a.js" async=""></script></head><body><script src="/_next/b.js" async=""></script>' +
        '<script src="/_next/a.js" async=""></script></body>',
      `<head>${starter('/_next/a.js /_next/b.js')}</head><body></body>`,
    ],
    [
      'other scripts and preloads as they are',
      '<link rel="preload" as="image" href="/a.svg"/><script src="/_next/a.js" noModule=""></script><script>1</script>',
      '<link rel="preload" as="image" href="/a.svg"/><script src="/_next/a.js" noModule=""></script><script>1</script>',
    ],
    [
      'characters that have a meaning in replacements',
      '<script src="/_next/$&.js" async=""></script>',
      starter('/_next/$&.js'),
    ],
  ])('%s', (_, before, after) => {
    expect(withScriptsAfterPaint(before)).toBe(after);
  });
});
