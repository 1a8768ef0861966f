import type { Language } from '@veralune/routing';

/** Letters that join the parts of a compound: `Schwangerschaft-s-vitamine`, `vrouw-en-gezondheid`. */
const linkingElements: Readonly<Partial<Record<Language, readonly string[]>>> = {
  de: ['', 's', 'es', 'n', 'en', 'er', 'e', 'ens', 'ns'],
  nl: ['', 's', 'en', 'e', 'er', 'n'],
};

const shortestPart = 3;
/** A shorter part with a linking element is usually a coincidence: `televisie` does not contain `tel`. */
const shortestLinkedPart = 4;

function isLongEnough(part: string, link: string): boolean {
  return part.length >= (link === '' ? shortestPart : shortestLinkedPart);
}

const mostParts = 3;

/** Returns the stem of a part, or undefined if the vocabulary does not contain it. */
export type StemOfPart = (part: string) => string | undefined;

export function hasCompounds(language: Language): boolean {
  return linkingElements[language] !== undefined;
}

/** Stem of a part before the last one. It can end in a linking element. */
export function stemOfFirstPart(language: Language, text: string, stemOf: StemOfPart): string | undefined {
  for (const link of linkingElements[language] ?? []) {
    const part = text.slice(0, text.length - link.length);
    if (!text.endsWith(link) || !isLongEnough(part, link)) continue;
    const stem = stemOf(part);
    if (stem !== undefined) return stem;
  }
  return undefined;
}

/** Whether `text`, the rest of a compound after its first part, is a linking element followed by a known part. */
export function isLinkedPart(language: Language, text: string, stemOf: StemOfPart): boolean {
  return (linkingElements[language] ?? []).some((link) => {
    const part = text.slice(link.length);
    return text.startsWith(link) && isLongEnough(part, link) && stemOf(part) !== undefined;
  });
}

/**
 * Stems of the parts of a compound: as few parts as possible, and the last one as long as possible.
 * Returns an empty list if the word is not a compound of known words.
 */
export function splitCompound(language: Language, word: string, stemOf: StemOfPart, most = mostParts): string[] {
  let best: string[] = [];
  for (let at = shortestPart; at <= word.length - shortestPart; at += 1) {
    const first = stemOfFirstPart(language, word.slice(0, at), stemOf);
    if (first === undefined) continue;
    const rest = word.slice(at);
    const last = stemOf(rest);
    if (last !== undefined) return [first, last];
    const parts = most > 2 ? splitCompound(language, rest, stemOf, most - 1) : [];
    if (parts.length > 0 && best.length === 0) best = [first, ...parts];
  }
  return best;
}
