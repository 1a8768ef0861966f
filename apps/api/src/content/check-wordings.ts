import { languageOf, locales, type Locale } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import { foldersWithTexts, type Content } from './folders.ts';
import { textFieldsOf } from './text-fields.ts';
import type { ByLocale } from './texts.ts';
import { occurrencesOf, type Wordings } from './wordings.ts';

type Texts = ByLocale<object>;

/** The texts that the locale takes from its language: those that it does not replace. */
function inherited(texts: Texts, locale: Locale): string[] {
  const own = new Set(Object.keys(texts[locale] ?? {}));
  return textFieldsOf(texts[languageOf(locale)])
    .filter(({ path }) => !own.has(String(path[0])))
    .map(({ text }) => text);
}

/** Whether a wording protects a longer word from a shorter wording: `farmacia: farmacia` beside `farmaci: medicamenti`. */
function protects(left: string, wordings: Wordings): boolean {
  return Object.keys(wordings).some((other) => other !== left && left.includes(other));
}

function problemOf(left: string, wordings: Wordings, words: readonly string[]): string | undefined {
  if (words.length === 0) return `"${left}" occurs in no text that is replaced: remove it, or write it as in the text`;
  if (wordings[left] === left && !protects(left, wordings)) return `"${left}" is replaced by itself: remove it`;
  const longer = words.find((word) => word !== left && word !== `${left}s`);
  if (longer === undefined) return undefined;
  return `"${left}" is a part of "${longer}" here: add a wording of the whole word, "${longer}: ${longer}" if it stays`;
}

function checkWordingsOf(texts: Texts, locale: Locale, check: FileCheck): void {
  const { wordings } = texts[locale] ?? {};
  if (wordings === undefined) return;
  const found = inherited(texts, locale).flatMap((text) => occurrencesOf(text, wordings));
  for (const left of Object.keys(wordings)) {
    const words = found.filter(({ wording }) => wording === left).map(({ word }) => word);
    const problem = problemOf(left, wordings, words);
    if (problem !== undefined) check.report(['texts', locale, 'wordings', left], problem);
  }
}

/** Wordings must change something, and only what they name: a part of a word is usually a mistake. */
export function checkWordings(content: Content, start: (file: string) => FileCheck): void {
  for (const folder of foldersWithTexts)
    for (const [key, { texts }] of content[folder])
      for (const locale of locales) checkWordingsOf(texts, locale, start(`${folder}/${key}.yaml`));
}
