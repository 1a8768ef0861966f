import type { Locale } from '@veralune/routing';
import { textsOf, type ByLocale } from '../content/texts.ts';
import type { CardWords } from '../models/models.ts';
import { LayeredMap } from './layered-map.ts';
import type { ViewWords } from './locale-view.ts';
import { Words, type InMemoryKind } from './words.ts';

export function emptyViewWords(locale: Locale): ViewWords {
  return {
    locale,
    cards: [],
    productSlugs: new LayeredMap(new Map()),
    words: new Words(),
  };
}

/** The next version of the texts of a view. */
export class ViewDraft {
  readonly #base: ViewWords;
  #cards: (CardWords | undefined)[] | undefined;
  readonly #slugs = new Map<string, number | undefined>();
  readonly #words = new Map<InMemoryKind, Map<number, unknown>>();

  constructor(base: ViewWords) {
    this.#base = base;
  }

  setCard(slot: number, texts: ByLocale<CardWords> | null): void {
    this.#cards ??= [...this.#base.cards];
    const before = this.#cards[slot];
    const after = texts === null ? undefined : textsOf(texts, this.#base.locale);
    this.#cards[slot] = after;
    // Another product of the same batch may already use the slug.
    if (before && before.slug !== after?.slug && this.#slotOf(before.slug) === slot)
      this.#slugs.set(before.slug, undefined);
    if (after) this.#slugs.set(after.slug, slot);
  }

  #slotOf(slug: string): number | undefined {
    return this.#slugs.has(slug) ? this.#slugs.get(slug) : this.#base.productSlugs.get(slug);
  }

  setWords(kind: InMemoryKind, id: number, texts: ByLocale<object> | null): void {
    const ofKind = this.#words.get(kind) ?? new Map<number, unknown>();
    ofKind.set(id, texts === null ? undefined : textsOf(texts, this.#base.locale));
    this.#words.set(kind, ofKind);
  }

  finish(): ViewWords {
    return {
      locale: this.#base.locale,
      cards: this.#cards ?? this.#base.cards,
      productSlugs: this.#base.productSlugs.with(this.#slugs),
      words: this.#base.words.with(this.#words),
    };
  }
}
