import type { Language } from '@veralune/routing';
import type { Workspace } from '../edit/workspace.ts';
import { readContent } from './content-file.ts';

export type Labels = Partial<Record<Language, string>>;

export interface MenuEntry {
  readonly code: string;
  readonly slug_of?: string;
  readonly label: Labels;
  readonly childs?: readonly MenuEntry[];
  readonly [other: string]: unknown;
}

export type Menus = Readonly<Record<string, readonly MenuEntry[]>>;

function flat(entries: readonly MenuEntry[]): MenuEntry[] {
  return entries.flatMap((entry) => [entry, ...flat(entry.childs ?? [])]);
}

/** Labels of the same link in the menus of other markets. */
export function knownLabels(workspace: Workspace, markets: readonly string[]): (entry: MenuEntry) => Labels {
  const entries = markets.flatMap((market) =>
    Object.values(readContent<Menus>(workspace, `menus/${market}.yaml`)).flatMap(flat),
  );
  return ({ code, slug_of: slugOf }) =>
    Object.assign(
      {},
      ...entries.filter((each) => each.code === code && each.slug_of === slugOf).map(({ label }) => label),
    );
}

interface LabelSource {
  readonly known: (entry: MenuEntry) => Labels;
  /** Title of a screen in a language, from the messages. */
  readonly titleOf: (code: string, language: Language) => string | undefined;
}

/** The labels of an entry in some languages. One with a target needs none: the title of the target is shown. */
export function labelsOf(entry: MenuEntry, languages: readonly Language[], { known, titleOf }: LabelSource): Labels {
  const found = { ...known(entry), ...entry.label };
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = found[language] ?? (entry.slug_of === undefined ? titleOf(entry.code, language) : undefined);
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

/** The menus of a market without the links to screens that another market lacks, and with labels in its languages. */
export function menusFor(
  menus: Menus,
  languages: readonly Language[],
  missing: readonly string[],
  source: LabelSource,
): Menus {
  const kept = (entries: readonly MenuEntry[]): MenuEntry[] =>
    entries
      .filter(({ code }) => !missing.includes(code))
      .map((entry) => ({
        ...entry,
        label: labelsOf(entry, languages, source),
        ...(entry.childs && { childs: kept(entry.childs) }),
      }));
  return Object.fromEntries(Object.entries(menus).map(([name, entries]) => [name, kept(entries)]));
}
