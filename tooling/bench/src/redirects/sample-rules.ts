/** A rule that every peer can express. */
export interface PlainRule {
  /** Without its `/*` where `isPrefix`. */
  readonly from: string;
  readonly to: string;
  /** Whether it matches all paths below `from` and appends the rest to `to`. */
  readonly isPrefix: boolean;
}

const sections = [
  'revue-sante',
  'dossier',
  'gezondheidstijdschrift',
  'revista-salud',
  'experiencia',
  'competenze',
  'immunita',
];
const words = [
  'hierro',
  'magnesium',
  'microbiotas',
  'sommeil',
  'vitamine-d',
  'estres',
  'grossesse',
  'jambes',
  'zinc',
  'slaap',
];

function word(index: number) {
  return words[index % words.length] ?? '';
}

/** The rule with this index. One in a hundred is a prefix. */
export function oldRule(index: number): PlainRule {
  const section = sections[index % sections.length] ?? '';
  const isPrefix = index % 100 === 9;
  return {
    from: isPrefix ? `/archive/${section}-${index}` : `/${section}/${word(index * 7)}-${word(index * 3)}-${index}.html`,
    to: isPrefix ? `/fr/conseils/${word(index)}` : `/fr/conseil/${word(index * 7)}-${index % 5_000}`,
    isPrefix,
  };
}

export function csvLine({ from, to, isPrefix }: PlainRule): string {
  return isPrefix ? `${from}/*,${to}/*,301,\n` : `${from},${to},301,\n`;
}

const livePages = [
  '/fr',
  '/fr/produit/',
  '/fr/conseil/',
  '/fr/besoin/',
  '/nl/product/',
  '/nl/tip/',
  '/producto/',
  '/consejos/',
  '/necesidad/',
  '/competencias/',
  '/prodotto/',
  '/competenze/',
  '/consiglio/',
  '/produkt/',
  '/ratschlag/',
  '/zustandigkeiten/',
];

/** Kinds of requested paths. Each takes a random number below the number of rules. */
export const addressesByKind = {
  'old address': (index: number) => oldRule(index % 100 === 9 ? index - 1 : index).from,
  'below a prefix': (index: number) => `${oldRule(index - (index % 100) + 9).from}/page/${word(index)}`,
  'page of the site': (index: number) => `${livePages[index % livePages.length]}${word(index * 3)}-${index % 400}`,
  'one letter off': (index: number) => `${oldRule(index % 100 === 9 ? index - 1 : index).from.slice(0, -1)}`,
} as const;
export type AddressKind = keyof typeof addressesByKind;

/** Other spellings of a path that should match the same rule. */
export const spellings = {
  'Upper Case': (path: string) => path.replaceAll(/(?<=[/-])[a-z]/g, (letter) => letter.toUpperCase()),
  'slash/': (path: string) => `${path}/`,
  'two//slashes': (path: string) => path.replace(/(?<=.)\//, '//'),
  'esc%61ped': (path: string) => path.replace('a', '%61'),
} as const satisfies Record<string, (path: string) => string>;
