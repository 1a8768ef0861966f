import { locales } from '@veralune/routing';
import { describe, expect, it } from 'vitest';
import { entityTypes, tagIn, tags } from '../src/contract/index.ts';

const longestSlug = 'x'.repeat(200);

describe('tags', () => {
  it.each(entityTypes)('are no longer than the limit of Next: %s', (type) => {
    for (const locale of locales) expect(tagIn(locale, tags.slug(type, longestSlug)).length).toBeLessThanOrEqual(256);
  });

  it('have unique names', () => {
    const names = Object.values(tags).map((tag) => (typeof tag === 'string' ? tag : tag(1 as never, '1')));
    expect(new Set(names).size).toBe(names.length);
  });
});
