function folders(group: 'components' | 'sections' | 'screens', names: string): string[] {
  return names
    .trim()
    .split(/\s+/)
    .map((name) => `${group}/${name}`);
}

/**
 * Folders of packages/ui that no site shows yet, by the work that will connect them. Delete a name as soon as a site
 * shows it.
 */
export const unreachedUi: Readonly<Record<string, readonly string[]>> = {
  // The cart is an island of its own, whose parts load on interaction; these are for pages that are rendered in the browser.
  'Account, cart and checkout': folders('components', 'combobox toast'),
  // Server-rendered pages need no placeholders; account pages, which the browser fetches, do.
  'Pages that the browser fetches': folders('screens', 'loading'),
  'Videos, with the consent to load them': folders('components', 'video'),
};
