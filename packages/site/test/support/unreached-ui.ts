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
  // The server renders all pages, personal ones too: with native selects, notices, and no placeholders.
  'Pages that are rendered in the browser': [...folders('components', 'combobox toast'), 'screens/loading'],
};
