import { locales } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import { folderNames, type Content, type Folder } from './folders.ts';
import { textsOf } from './texts.ts';

type Start = (file: string) => FileCheck;

type IdentifiedFolder = Exclude<Folder, 'menus' | 'settings' | 'redirections' | 'synonyms' | 'media'>;
const foldersWithoutIds: ReadonlySet<Folder> = new Set<Folder>([
  'menus',
  'settings',
  'redirections',
  'synonyms',
  'media',
]);

/** Folders in which each file has an id. */
const identified = folderNames.filter((folder): folder is IdentifiedFolder => !foldersWithoutIds.has(folder));

function checkIds(content: Content, start: Start): void {
  for (const folder of identified) {
    const owners = new Map<number, string>();
    for (const [key, { id }] of content[folder]) {
      const owner = owners.get(id);
      if (owner !== undefined) start(`${folder}/${key}.yaml`).report(['id'], `${String(id)} is the id of ${owner} too`);
      else owners.set(id, `${folder}/${key}.yaml`);
    }
  }
}

type UnaddressedFolder = 'nutrients' | 'faqs' | 'codes' | 'delivery' | 'quizzes';
const unaddressed: ReadonlySet<Folder> = new Set<UnaddressedFolder>([
  'nutrients',
  'faqs',
  'codes',
  'delivery',
  'quizzes',
]);

const slugged = identified.filter(
  (folder): folder is Exclude<typeof folder, UnaddressedFolder> => !unaddressed.has(folder),
);

/** Pages can share a slug if their types or parents differ, because their addresses then differ. */
function scopeOf(file: object): string {
  const { type = '', parent = '' } = 'type' in file ? (file as { type?: string; parent?: string | null }) : {};
  return `${type}/${parent ?? ''}`;
}

function checkSlugs(content: Content, start: Start): void {
  for (const folder of slugged) {
    const owners = new Map<string, string>();
    for (const [key, file] of content[folder]) {
      for (const locale of locales) {
        const { slug } = textsOf<{ slug: string }>(file.texts, locale);
        const address = `${locale} ${scopeOf(file)} ${slug}`;
        const owner = owners.get(address);
        const path = ['texts', file.texts[locale]?.slug === undefined ? locale.slice(0, 2) : locale, 'slug'];
        if (owner === undefined) owners.set(address, key);
        else if (owner !== key)
          start(`${folder}/${key}.yaml`).report(path, `"${slug}" is the ${locale} slug of ${folder}/${owner}.yaml too`);
      }
    }
  }
}

/** Checks that no two files of a folder have the same id or the same address. */
export function checkUnique(content: Content, start: Start): void {
  checkIds(content, start);
  checkSlugs(content, start);
}
