import type {
  BrandFile,
  CategoryFile,
  NeedFile,
  NutrientFile,
  PageFile,
  ProductFile,
  TermFile,
} from '../content/schema.ts';
import type { TermKind } from '../db/schema.ts';

type TermWords = TermFile['texts']['fr'];

/** What `texts.data` holds of each kind. */
export type WordsOf = {
  brand: BrandFile['texts']['fr'];
  category: CategoryFile['texts']['fr'];
  need: NeedFile['texts']['fr'];
  product: ProductFile['texts']['fr'];
  page: PageFile['texts']['fr'];
  nutrient: NutrientFile['texts']['fr'];
} & Record<TermKind, TermWords>;

/** Kinds of which the catalogue in memory holds the words; a product's long texts stay in the database. */
export type HeldKind = Exclude<keyof WordsOf, 'product'>;

/** Words by kind and id, in one locale. */
export class Words {
  readonly #byKind = new Map<string, Map<number, unknown>>();

  add(kind: HeldKind, id: number, words: unknown): void {
    const ofKind = this.#byKind.get(kind) ?? new Map<number, unknown>();
    ofKind.set(id, words);
    this.#byKind.set(kind, ofKind);
  }

  /** Every entity has words in every locale: the content's schema asks for them. */
  of<Kind extends HeldKind>(kind: Kind, id: number): WordsOf[Kind] {
    const words = this.#byKind.get(kind)?.get(id);
    if (words === undefined) throw new Error(`${kind} ${String(id)} has no words`);
    return words as WordsOf[Kind];
  }

  /** Ids by slug. */
  slugs(kind: Exclude<HeldKind, 'nutrient'>): ReadonlyMap<string, number> {
    const entries = [...(this.#byKind.get(kind) ?? [])];
    return new Map(entries.map(([id, words]) => [(words as { slug: string }).slug, id]));
  }
}
