import { locales, marketOf } from '@veralune/routing';
import { expect, test } from 'vitest';
import { readValidContent } from '../src/content/read.ts';
import { textsOf } from '../src/content/texts.ts';
import { shippedContent } from './support/catalogues.ts';

const { pages } = readValidContent(shippedContent);
const certification = /\bB[ -]Corp\b/;

test.each(locales)('%s mentions the certification only if the market holds it, and documents it then', (locale) => {
  const texts = [...pages.values()].map((page) => JSON.stringify(textsOf<object>(page.texts, locale)));
  const isDocumented = texts.some((text) => certification.test(text));
  expect(isDocumented).toBe(marketOf(locale).certification === 'b-corp');
});
