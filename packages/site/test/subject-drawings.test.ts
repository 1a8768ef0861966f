import type { PageCard, Thematic } from '@veralune/api-client/contract';
import { describe, expect, it } from 'vitest';
import { articleItem } from '../src/mappers/article-item.ts';
import { drawings } from '../src/mappers/drawings.ts';
import { themeDrawing } from '../src/mappers/theme-drawing.ts';
import { createPageContext } from '../src/page-context.ts';
import { adviceThemeProps } from '../src/screens/advice-theme/props.ts';
import { needProps } from '../src/screens/need/props.ts';
import { article, need } from './fixtures/catalogue.ts';

const context = createPageContext('fr-be');
const theme: Thematic = {
  id: 3,
  slug: 'plantes',
  label: 'Plantes',
  color: '#56702a',
  drawing: 'flower',
  introduction: null,
  meta: null,
  page_count: 1,
  alternates: [],
};

describe('the drawing of an article', () => {
  it.each<[string, Partial<PageCard>, object]>([
    ['shows the subject in the colour of the theme', {}, { drawing: 'culture', color: '#2c6e63' }],
    ['is chosen by the id without a subject', { drawing: null }, { drawing: undefined, color: '#2c6e63' }],
    ['has the colour of the site without a theme', { theme: null }, { drawing: 'culture', color: undefined }],
    [
      'has the colour of the site if the theme has none',
      { theme: { slug: 'plantes', label: 'Plantes', color: null } },
      { drawing: 'culture', color: undefined },
    ],
  ])('%s', (_, change, expected) => {
    const { drawing, color, seed, drawings: files } = articleItem({ ...article, ...change }, context);
    expect({ drawing, color }).toEqual(expected);
    expect([seed, files]).toEqual(['51', drawings]);
  });
});

describe('the drawing of a theme', () => {
  it.each<[string, Partial<Thematic>, object | undefined]>([
    ['in its colour', {}, { kind: 'flower', seed: 'theme-3', color: '#56702a', drawings }],
    ['without a colour', { color: null }, { kind: 'flower', seed: 'theme-3', color: undefined, drawings }],
    ['none without a motif', { drawing: null }, undefined],
  ])('%s', (_, change, expected) => {
    const changed = { ...theme, ...change };
    expect(themeDrawing(changed)).toEqual(expected);
    const data = { themes: [changed], theme: changed, articles: { pages: [article], total: 1 } };
    expect(adviceThemeProps(data, { theme: 'plantes' }, context).drawing).toEqual(expected);
  });
});

describe('the drawing of a need', () => {
  it.each([
    ['shows its subject', 'table', { kind: 'table', seed: 'need-31', drawings }],
    ['is its pictogram without one', null, undefined],
  ] as const)('%s', (_, drawing, expected) => {
    const detail = { ...need, drawing, body: [], children: [], alternates: [], meta: { title: '', description: '' } };
    const props = needProps({ need: detail, products: [], articles: [], siblings: [] }, context);
    expect(props.drawing).toEqual(expected);
  });
});
