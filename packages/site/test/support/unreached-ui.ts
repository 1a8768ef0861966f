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
  'Videos, with the consent to load them': folders('components', 'video'),
};
