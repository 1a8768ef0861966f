import { expect, test } from 'vitest';

const sheets: Readonly<Record<string, string>> = import.meta.glob('../**/*.module.css', {
  query: '?raw',
  import: 'default',
  eager: true,
});

/** They apply to what is open or shown for a preview: their sheets come when it is needed. */
const late = ['../components/modal/modal.module.css', '../components/preview-ribbon/preview-ribbon.module.css'];

test('no style of the first view looks from the root for an element, which the browser would do for each that arrives', () => {
  const found = Object.entries(sheets).filter(([, css]) =>
    /(?:^|[,{}])\s*(?:html|:root|body)\b[^,{]*:has\(/m.test(css.replace(/\/\*[^]*?\*\//g, '')),
  );
  expect(found.map(([path]) => path).toSorted()).toEqual(late);
});
