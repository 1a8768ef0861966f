import { describe, expect, it } from 'vitest';
import { reachedUiFolders, uiFolders } from './support/reached-ui.ts';

const reached = reachedUiFolders();

describe('the components and screens of packages/ui', () => {
  it('are shown by a site', () => {
    const unused = uiFolders().filter((folder) => !reached.has(folder));
    expect(unused, 'No site imports these. Use them or delete them.').toEqual([]);
  });

  it('are found by following the imports of the sites', () => {
    expect(reached).toContain('screens/home');
    expect(reached).toContain('components/product-card');
  });
});
