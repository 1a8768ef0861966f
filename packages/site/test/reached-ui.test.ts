import { describe, expect, it } from 'vitest';
import { reachedUiFolders, uiFolders } from './support/reached-ui.ts';
import { unreachedUi } from './support/unreached-ui.ts';

const listed = new Set(Object.values(unreachedUi).flat());
const reached = reachedUiFolders();

describe('the components and screens of packages/ui', () => {
  it('are shown by a site, or listed in support/unreached-ui.ts', () => {
    const unknown = uiFolders().filter((folder) => !reached.has(folder) && !listed.has(folder));
    expect(unknown, 'No site imports these. Use them, delete them, or list them with the reason.').toEqual([]);
  });

  it('are listed only while no site shows them', () => {
    const connected = [...listed].filter((folder) => reached.has(folder));
    expect(connected, 'A site imports these now. Delete them from support/unreached-ui.ts.').toEqual([]);
  });

  it('exist, if they are listed', () => {
    const folders = new Set(uiFolders());
    expect([...listed].filter((folder) => !folders.has(folder))).toEqual([]);
  });

  it('are found by following the imports of the sites', () => {
    expect(reached).toContain('screens/home');
    expect(reached).toContain('components/product-card');
  });
});
