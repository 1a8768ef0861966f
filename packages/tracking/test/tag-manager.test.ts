import { expect, it } from 'vitest';
import { isContainerCode, loadTagManager } from '../src/index.ts';

it('adds the script of the container', () => {
  const scripts: object[] = [];
  const document = { createElement: () => ({}), head: { append: (script: object) => scripts.push(script) } };
  loadTagManager('GTM-ABC1234', document as unknown as Document);
  expect(scripts).toEqual([{ async: true, src: 'https://www.googletagmanager.com/gtm.js?id=GTM-ABC1234' }]);
});

it.each([
  ['GTM-ABC1234', true],
  ['', false],
  ['GTM-', false],
  ['GTM-abc1234', false],
  ['UA-12345', false],
  ['GTM-ABC"><script>', false],
  ['GTM-ABC1234&id=GTM-EVIL', false],
])('%j is a container code: %s', (code, expected) => {
  expect(isContainerCode(code)).toBe(expected);
});
