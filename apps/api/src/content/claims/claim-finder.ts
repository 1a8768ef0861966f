import type { Language } from '@veralune/routing';
import type { Content } from '../folders.ts';
import type { ClaimRules } from './claim-rules.ts';
import { claimVerbs } from './claim-verbs.ts';
import { foldedText } from './folded-text.ts';
import { namedNutrients, type NamedNutrients } from './named-nutrients.ts';

/** A sentence that makes a claim without an authorised wording. */
export interface UnauthorisedClaim {
  readonly verb: string;
  readonly nutrients: readonly string[];
}

interface Effect {
  readonly nutrients: readonly string[];
  readonly pattern: RegExp;
}

/** Takes the place of an authorised effect in a sentence. */
const authorised = '◆';

function effectsIn({ claims }: ClaimRules, language: Language): Effect[] {
  return claims.flatMap(({ nutrients, wording }) =>
    wording[language].map((text) => {
      const parts = foldedText(text).split(/\s*…\s*/);
      return { nutrients, pattern: new RegExp(parts.map((part) => RegExp.escape(part)).join('.{1,80}?'), 'gu') };
    }),
  );
}

/**
 * The first verb that has no authorised effect: neither before it nor after it, up to the next verb. An effect belongs to
 * one verb: in “zinc contributes to <effect> and strengthens the defences”, the second verb has none.
 */
function verbWithoutEffect(sentence: string, verbs: RegExp): string | undefined {
  const found = [...sentence.matchAll(verbs)];
  let start = 0;
  let isTaken = false;
  for (const [position, { 0: verb, index }] of found.entries()) {
    const end: number = index + verb.length;
    const isBefore: boolean = !isTaken && sentence.slice(start, index).includes(authorised);
    const isAfter = sentence.slice(end, found[position + 1]?.index).includes(authorised);
    if (!isBefore && !isAfter) return verb;
    isTaken = !isBefore;
    start = end;
  }
  return undefined;
}

/** Finds claims in the sentences of a language. */
export class ClaimFinder {
  readonly #names: Readonly<Record<Language, NamedNutrients>>;
  readonly #rules: ClaimRules;
  readonly #effects = new Map<Language, readonly Effect[]>();
  readonly #exceptions: Readonly<Partial<Record<Language, readonly string[]>>>;

  constructor(content: Content, rules: ClaimRules) {
    this.#rules = rules;
    this.#names = namedNutrients(content, rules);
    this.#exceptions = Object.fromEntries(
      [...Map.groupBy(rules.exceptions, ({ language }) => language)].map(([language, all]) => [
        language,
        all.map(({ begins }) => foldedText(begins)),
      ]),
    );
  }

  #effectsOf(language: Language): readonly Effect[] {
    const known = this.#effects.get(language) ?? effectsIn(this.#rules, language);
    this.#effects.set(language, known);
    return known;
  }

  /** Undefined if the sentence makes no claim, only authorised ones, or is an exception. */
  unauthorisedIn(sentence: string, language: Language): UnauthorisedClaim | undefined {
    const folded = foldedText(sentence);
    if (folded.search(claimVerbs[language]) < 0) return undefined;
    const nutrients = this.#names[language](folded);
    if (nutrients.size === 0) return undefined;
    const rest = this.#effectsOf(language)
      .filter((effect) => effect.nutrients.some((key) => nutrients.has(key)))
      .reduce((text, { pattern }) => text.replace(pattern, authorised), folded);
    const verb = verbWithoutEffect(rest, claimVerbs[language]);
    if (verb === undefined || this.#exceptions[language]?.some((begins) => folded.startsWith(begins))) return undefined;
    return { verb, nutrients: [...nutrients] };
  }
}
