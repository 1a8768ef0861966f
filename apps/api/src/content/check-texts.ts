import { typographyRulesOf } from '@veralune/i18n/typography';
import { languages, locales, type Language, type Locale } from '@veralune/routing';
import { checkMeta } from './check-meta.ts';
import { fileCheck, type FileCheck } from './file-check.ts';
import { foldersWithTexts, type Content } from './folders.ts';
import type { Problem } from './problem.ts';
import type { PageFile } from './schema.ts';
import type { Sources } from './source-file.ts';
import { lineAt, textFieldsOf, type TextField } from './text-fields.ts';

type FolderWithTexts = (typeof foldersWithTexts)[number];
type Name = Language | Locale;
interface ContentFile {
  readonly texts: Readonly<Record<Language, object>>;
}

/** The text of a folder's files that has a shortest length. */
const mainTexts: Readonly<Partial<Record<FolderWithTexts, string>>> = {
  pages: 'body',
  needs: 'body',
  categories: 'introduction',
  themes: 'introduction',
};

/** The fewest words of a main text, by type of page or by folder. */
const fewestWords: Readonly<Partial<Record<PageFile['type'] | FolderWithTexts, number>>> = {
  advice: 500,
  innovation: 350,
  corpo_main: 350,
  corpo_page: 350,
  about: 250,
  information: 250,
  needs: 200,
  categories: 60,
  themes: 60,
};

/** Folders of lists. An editor may begin a list without these texts; a list that is shipped has them in all languages. */
const lists: readonly FolderWithTexts[] = ['categories', 'themes'];
const listTexts = ['introduction', 'meta'] as const;

function checkListTexts(file: ContentFile, check: FileCheck): void {
  for (const name of languages)
    for (const field of listTexts)
      if (!(field in file.texts[name]))
        check.report(['texts', name], `has no ${field} for the page of its list: write one`);
}

/** Words have a letter or a digit, so marks of the markup and punctuation between spaces do not count. */
function wordCount(text: string): number {
  return text.split(/\s+/).filter((word) => /[\p{L}\p{N}]/u.test(word)).length;
}

function checkLength(fewest: number, name: Name, { path, text }: TextField, check: FileCheck): void {
  const count = wordCount(text);
  if (count < fewest)
    check.report(
      ['texts', name, ...path],
      `has ${String(count)} words, at least ${String(fewest)} are needed: say more, or take the page down`,
    );
}

/** Up to 15 characters on each side of a mistake, so that an editor finds it in a long text. */
function around(text: string, start: number, length: number): string {
  return text.slice(Math.max(0, start - 15), start + length + 15).replace(/\s*\n\s*/g, ' ');
}

function checkTypography(name: Name, { path, text }: TextField, check: FileCheck): void {
  for (const { wrong, what, remedy } of typographyRulesOf(name))
    for (const { 0: found, index } of text.matchAll(new RegExp(wrong, `${wrong.flags}g`)))
      check.report(
        ['texts', name, ...path],
        `"${around(text, index, found.length)}" ${what}. ${remedy}`,
        lineAt(text, index),
      );
}

/** The words of a market, as texts with their position. */
function wordingFields(words: object): TextField[] {
  if (!('wordings' in words)) return [];
  return Object.entries(words.wordings as Readonly<Record<string, string>>).map(([left, text]) => ({
    path: ['wordings', left],
    text,
  }));
}

function checkFile(content: Content, folder: FolderWithTexts, key: string, check: FileCheck): void {
  const file = content[folder].get(key);
  if (file === undefined) return;
  if (lists.includes(folder)) checkListTexts(file, check);
  const fewest = fewestWords['type' in file ? file.type : folder];
  for (const name of [...languages, ...locales]) {
    const words: object = file.texts[name] ?? {};
    const fields = textFieldsOf(words);
    for (const field of [...fields, ...wordingFields(words)]) checkTypography(name, field, check);
    const main = fields.find(({ path }) => path.length === 1 && path[0] === mainTexts[folder]);
    if (main !== undefined && fewest !== undefined) checkLength(fewest, name, main, check);
  }
}

/**
 * Checks what the texts of the content folder say: that lists have theirs, their length, their typography, and those for search engines. Only
 * people can correct these, so a running database is not checked.
 */
export function checkTexts(content: Content, sources: Sources): readonly Problem[] {
  const problems: Problem[] = [];
  const start = (file: string): FileCheck => fileCheck(content, sources, problems, file);
  for (const folder of foldersWithTexts)
    for (const key of content[folder].keys()) checkFile(content, folder, key, start(`${folder}/${key}.yaml`));
  checkMeta(content, start);
  return problems;
}
