import type { Language } from '@veralune/routing';
import type { Workspace } from '../edit/workspace.ts';
import { readContent } from './content-file.ts';

type Labels = Partial<Record<Language, string>>;

export interface MenuEntry {
  readonly code: string;
  readonly slug_of?: string;
  readonly label: Labels;
  readonly childs?: readonly MenuEntry[];
  readonly [other: string]: unknown;
}

export type Menus = Readonly<Record<string, readonly MenuEntry[]>>;

/** An entry and where it is: `menu/1` is the second level of the main menu. */
interface PlacedEntry {
  readonly place: string;
  readonly entry: MenuEntry;
}

function placed(menu: string, entries: readonly MenuEntry[], level = 0): PlacedEntry[] {
  return entries.flatMap((entry) => [
    { place: `${menu}/${String(level)}`, entry },
    ...placed(menu, entry.childs ?? [], level + 1),
  ]);
}

/** Labels of the same link in the menus of other markets: first of all those in the same place. */
export function knownLabels(all: readonly Menus[]): LabelSource['known'] {
  const entries = all.flatMap((menus) => Object.entries(menus).flatMap(([name, own]) => placed(name, own)));
  return ({ place, entry: { code, slug_of: slugOf } }) => {
    const same = entries.filter(({ entry }) => entry.code === code && entry.slug_of === slugOf);
    const [elsewhere, here] = [false, true].map((isHere) => same.filter((each) => (each.place === place) === isHere));
    // Of several markets the first counts.
    const labels = [...(elsewhere ?? []).toReversed(), ...(here ?? []).toReversed()].map(({ entry }) => entry.label);
    return Object.assign({}, ...labels) as Labels;
  };
}

/** The menus of markets that have their file. */
export function readMenus(workspace: Workspace, markets: readonly string[]): Menus[] {
  return markets.map((market) => readContent<Menus>(workspace, `menus/${market}.yaml`));
}

interface LabelSource {
  readonly known: (entry: PlacedEntry) => Labels;
  /** Title of a screen in a language, from the messages. */
  readonly titleOf: (code: string, language: Language) => string | undefined;
}

/** The labels of an entry in some languages. One with a target needs none: the title of the target is shown. */
export function labelsOf(
  { place, entry }: PlacedEntry,
  languages: readonly Language[],
  { known, titleOf }: LabelSource,
): Labels {
  const found = { ...known({ place, entry }), ...entry.label };
  return Object.fromEntries(
    languages.flatMap((language) => {
      const text = found[language] ?? (entry.slug_of === undefined ? titleOf(entry.code, language) : undefined);
      return text === undefined ? [] : [[language, text]];
    }),
  );
}

/** Menus without the links to what a market does not show, and with labels in its languages. */
export function menusFor(
  menus: Menus,
  languages: readonly Language[],
  isShown: (entry: MenuEntry) => boolean,
  source: LabelSource,
): Menus {
  const kept = (menu: string, entries: readonly MenuEntry[], level: number): MenuEntry[] =>
    entries.filter(isShown).map((entry) => ({
      ...entry,
      label: labelsOf({ place: `${menu}/${String(level)}`, entry }, languages, source),
      ...(entry.childs && { childs: kept(menu, entry.childs, level + 1) }),
    }));
  return Object.fromEntries(Object.entries(menus).map(([name, entries]) => [name, kept(name, entries, 0)]));
}
