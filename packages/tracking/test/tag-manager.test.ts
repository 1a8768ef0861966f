import { describe, expect, it } from 'vitest';
import { isContainerCode, loadTagManager } from '../src/index.ts';

/** The part of `Document` that the loader uses. */
function fakeDocument() {
  const scripts: { src: string; async: boolean }[] = [];
  const document = {
    querySelector: (selector: string) => scripts.find(({ src }) => selector === `script[src="${src}"]`) ?? null,
    createElement: () => ({ src: '', async: false }),
    head: { append: (script: { src: string; async: boolean }) => scripts.push(script) },
  };
  return { document: document as unknown as Document, scripts };
}

describe('loadTagManager', () => {
  it('adds one script when it is called twice', () => {
    const { document, scripts } = fakeDocument();
    expect(loadTagManager('GTM-ABC1234', document)).toBe(true);
    expect(loadTagManager('GTM-ABC1234', document)).toBe(false);
    expect(scripts).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234' }]);
  });

  it.each(['', 'GTM-', 'GTM-abc1234', 'UA-12345', 'GTM-ABC"><script>'])(
    'throws for an invalid container code: %s',
    (code) => {
      expect(isContainerCode(code)).toBe(false);
      expect(() => loadTagManager(code, fakeDocument().document)).toThrow('VR-TRACKING-001');
    },
  );
});
