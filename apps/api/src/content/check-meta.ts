import { locales, marketOf, type Locale } from '@veralune/routing';
import type { FileCheck } from './file-check.ts';
import { foldersWithTexts, type Content } from './folders.ts';
import { textsOf, type ByLocale } from './texts.ts';
import { writtenAt } from './written-at.ts';

type Field = 'title' | 'description';
interface Meta {
  readonly title: string;
  readonly description: string;
}
interface Words {
  readonly meta?: Meta | undefined;
}
type Texts = ByLocale<Words>;

/** Characters. The site adds ` – Veralune` to titles, which makes 60. Source: docs/decisions/0014-what-is-indexed.md. */
const lengths: Readonly<Record<Field, { readonly min: number; readonly max: number }>> = {
  title: { min: 1, max: 49 },
  description: { min: 70, max: 160 },
};
const fields = Object.keys(lengths) as readonly Field[];

interface Entry {
  readonly file: string;
  readonly texts: Texts;
  readonly locale: Locale;
  readonly meta: Meta;
}

/** The texts for search engines in each locale that can show them. */
function entriesOf(content: Content): Entry[] {
  return foldersWithTexts.flatMap((folder) =>
    [...content[folder]].flatMap(([key, file]) => {
      const texts = file.texts as Texts;
      const markets = 'markets' in file ? file.markets : undefined;
      return locales.flatMap((locale) => {
        const { meta } = textsOf(texts, locale);
        const isShown = markets?.includes(marketOf(locale).id) ?? true;
        return meta && isShown ? { file: `${folder}/${key}.yaml`, texts, locale, meta } : [];
      });
    }),
  );
}

function lengthProblem(text: string, { min, max }: { min: number; max: number }): string | undefined {
  if (text.length > max) return `has ${String(text.length)} characters, at most ${String(max)} are shown: shorten it`;
  if (text.length < min) return `has ${String(text.length)} characters, at least ${String(min)} are needed: say more`;
  return undefined;
}

/** Titles and descriptions for search engines: their lengths, and that no two pages of a locale share one. */
export function checkMeta(content: Content, start: (file: string) => FileCheck): void {
  const owners = new Map<string, string>();
  const reported = new Set<string>();
  for (const { file, texts, locale, meta } of entriesOf(content)) {
    for (const field of fields) {
      const text = meta[field];
      const path = writtenAt(texts, locale, ['meta', field]);
      const name = `${locale} ${field} ${text}`;
      const owner = owners.get(name);
      owners.set(name, owner ?? file);
      const shared = owner === undefined ? undefined : `"${text}" is the ${field} of ${owner} too: write another`;
      for (const problem of [lengthProblem(text, lengths[field]), shared]) {
        // A text of a language is the same in several countries.
        const place = `${file} ${path.join('.')} ${problem ?? ''}`;
        if (problem !== undefined && !reported.has(place)) start(file).report(path, problem);
        reported.add(place);
      }
    }
  }
}
