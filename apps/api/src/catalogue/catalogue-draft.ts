import { languages, type Language } from '@veralune/routing';
import { documentOf, type Document } from '../media/document.ts';
import { pictureOf, type Picture } from '../media/picture.ts';
import type { ByLocale } from '../content/texts.ts';
import { termKinds, type Kind, type TermKind } from '../resources/kinds.ts';
import { MembersDraft, SearchDraft } from '../search/search-draft.ts';
import type { GroupKind, GroupName } from '../search/search-index.ts';
import type { Synonyms } from '../search/synonyms.ts';
import { WordReader } from '../search/word-lists.ts';
import { viewsOf, type Catalogue, type SharedRows } from './catalogue.ts';
import { instantsOf } from './instants.ts';
import { columnsOf, visibleAt, type LoadedResource } from './loaded-resource.ts';
import type { FaqRow, PageRow, ProductRow, TermRow } from './rows.ts';
import { ShopDraft } from './shop-draft.ts';
import type { SlottedKind } from './slots.ts';
import { ViewDraft } from './view-draft.ts';
import type { InMemoryKind } from './words.ts';

type ListName = Exclude<keyof SharedRows, 'faqs' | 'terms' | 'media' | 'documents'>;
type RowOf<Name extends ListName> = SharedRows[Name]['all'][number];

function nameOf(kind: Kind, id: number): string {
  return `${kind}:${String(id)}`;
}

function groupsOfProduct({ brandId, categories, needs, terms }: ProductRow): GroupName[] {
  return [
    `brand:${brandId}`,
    ...categories.map((id): GroupName => `category:${id}`),
    ...needs.map((id): GroupName => `need:${id}`),
    ...terms.active_ingredient.map((id): GroupName => `active_ingredient:${id}`),
    ...terms.galenic_format.map((id): GroupName => `galenic_format:${id}`),
    ...terms.flavour.map((id): GroupName => `flavour:${id}`),
  ];
}

function groupsOfPage({ needs, themeId }: PageRow): GroupName[] {
  return [...needs.map((id): GroupName => `need:${id}`), ...(themeId === null ? [] : [`theme:${themeId}` as const])];
}

function isGroupKind(kind: Kind): kind is GroupKind {
  return kind !== 'diner_type';
}

/**
 * The next version of the catalogue. It shares everything unchanged with the previous version, so the cost of an edit
 * depends on the size of the change. The first version is created in the same way, from an empty catalogue.
 */
export class CatalogueDraft {
  readonly #base: Catalogue;
  readonly #now: number;
  readonly #lists: { readonly [Name in ListName]: Map<number, RowOf<Name> | null> } = {
    brands: new Map(),
    categories: new Map(),
    needs: new Map(),
    nutrients: new Map(),
    pages: new Map(),
    menus: new Map(),
    settings: new Map(),
    redirections: new Map(),
    codes: new Map(),
    deliveries: new Map(),
    quizzes: new Map(),
  };
  readonly #terms: Readonly<Record<TermKind, Map<number, TermRow | null>>>;
  readonly #media = new Map<number, Picture | null>();
  readonly #documents = new Map<number, Document | null>();
  readonly #faqs = new Map<number, FaqRow | null>();
  readonly #shops: ReadonlyMap<number, ShopDraft>;
  readonly #views: readonly ViewDraft[];
  readonly #search: ReadonlyMap<string, SearchDraft>;
  readonly #members: MembersDraft;
  readonly #synonyms = new Map<Language, Synonyms>();
  readonly #wordLists = new Map<string, string | undefined>();

  /** @param now milliseconds since 1970; decides which resources are published */
  constructor(base: Catalogue, now: number) {
    this.#base = base;
    this.#now = now;
    this.#terms = Object.fromEntries(termKinds.map((kind) => [kind, new Map()])) as unknown as Readonly<
      Record<TermKind, Map<number, TermRow | null>>
    >;
    this.#shops = new Map([...base.shops].map(([id, shop]) => [id, new ShopDraft(shop)]));
    this.#views = [...base.views.values()].map((view) => new ViewDraft(view));
    this.#search = new Map([...base.search].map(([language, index]) => [language, new SearchDraft(index)]));
    const [index] = base.search.values();
    this.#members = new MembersDraft(index?.members ?? new Map());
  }

  /** Adds or replaces a resource, or removes it if `loaded` is null. */
  set(kind: Kind, id: number, loaded: LoadedResource | null): void {
    switch (kind) {
      case 'product':
        this.#setProduct(id, visibleAt(loaded as LoadedResource<'product'> | null, this.#now));
        break;
      case 'page':
        this.#setPage(id, visibleAt(loaded as LoadedResource<'page'> | null, this.#now));
        break;
      case 'brand':
      case 'need':
        this.#setOwner(kind, id, loaded as LoadedResource<'brand' | 'need'> | null);
        break;
      case 'category':
        this.#setCategory(id, loaded as LoadedResource<'category'> | null);
        break;
      case 'nutrient':
        this.#setList('nutrients', id, loaded as LoadedResource<'nutrient'> | null);
        this.#setTexts(kind, id, (loaded as LoadedResource<'nutrient'> | null)?.model.texts ?? null);
        break;
      case 'faq':
        this.#setFaq(id, visibleAt(loaded as LoadedResource<'faq'> | null, this.#now));
        break;
      case 'menu':
        this.#setList('menus', id, visibleAt(loaded as LoadedResource<'menu'> | null, this.#now));
        break;
      case 'setting':
        this.#setList('settings', id, visibleAt(loaded as LoadedResource<'setting'> | null, this.#now));
        break;
      case 'media':
        this.#setMedia(id, loaded as LoadedResource<'media'> | null);
        break;
      case 'synonyms':
        throw new Error('Use setSynonyms for synonyms: they need their stems');
      case 'code':
        this.#setList('codes', id, visibleAt(loaded as LoadedResource<'code'> | null, this.#now));
        break;
      case 'delivery':
        this.#setList('deliveries', id, visibleAt(loaded as LoadedResource<'delivery'> | null, this.#now));
        break;
      case 'quiz':
        this.#setList('quizzes', id, visibleAt(loaded as LoadedResource<'quiz'> | null, this.#now));
        break;
      case 'redirection':
        this.#setList('redirections', id, visibleAt(loaded as LoadedResource<'redirection'> | null, this.#now));
        break;
      default:
        this.#setTerm(kind, id, loaded as LoadedResource<TermKind> | null);
    }
  }

  /** Shows a brand or need in every shop, even if no product belongs to it. */
  showWithoutProducts(kind: 'brand' | 'need', id: number): void {
    for (const shop of this.#shops.values()) shop.showChoice(kind, id);
  }

  /** Sets a picture or a document. The other one of the same id is removed, in case an editor changed the type. */
  #setMedia(id: number, loaded: LoadedResource<'media'> | null): void {
    const { key, model } = visibleAt(loaded, this.#now) ?? {};
    this.#media.set(id, key && model && model.type !== 'document' ? pictureOf(key, model) : null);
    this.#documents.set(id, key && model?.type === 'document' ? documentOf(key, model) : null);
  }

  setSynonyms(language: Language, synonyms: Synonyms): void {
    this.#synonyms.set(language, synonyms);
  }

  #setProduct(id: number, loaded: LoadedResource<'product'> | null): void {
    const slot = this.#base.slots.claim('product', id);
    const before = this.#productAt(slot);
    const row = loaded && { ...columnsOf(loaded), ...withoutTexts(loaded.model) };
    for (const shop of this.#shops.values()) shop.set(slot, row);
    for (const view of this.#views) view.setCard(slot, loaded?.model.texts ?? null);
    this.#members.change(slot, before ? groupsOfProduct(before) : [], row ? groupsOfProduct(row) : []);
    this.#setDocumentWords('product', id, loaded?.words ?? null);
  }

  #productAt(slot: number): ProductRow | undefined {
    for (const { products } of this.#base.shops.values()) if (products[slot]) return products[slot].row;
    return undefined;
  }

  #setPage(id: number, loaded: LoadedResource<'page'> | null): void {
    const slot = this.#base.slots.claim('page', id);
    const before = this.#base.shared.pages.get(id);
    const row = loaded && { ...columnsOf(loaded), ...withoutTexts(loaded.model) };
    this.#lists.pages.set(id, row);
    this.#setTexts('page', id, loaded?.model.texts ?? null);
    this.#members.change(slot, before ? groupsOfPage(before) : [], row ? groupsOfPage(row) : []);
    this.#setDocumentWords('page', id, loaded?.words ?? null);
  }

  #setOwner(kind: 'brand' | 'need', id: number, loaded: LoadedResource<'brand' | 'need'> | null): void {
    const visible = visibleAt(loaded, this.#now) !== null;
    const row = loaded && { ...columnsOf(loaded), ...withoutTexts(loaded.model), visible };
    if (kind === 'brand') this.#lists.brands.set(id, row as RowOf<'brands'> | null);
    else this.#lists.needs.set(id, row as RowOf<'needs'> | null);
    this.#setTexts(kind, id, loaded?.model.texts ?? null);
    this.#setGroupWords(kind, id, visible ? (loaded?.words ?? null) : null);
    this.#setDocumentWords(kind, id, visible ? (loaded?.words ?? null) : null);
  }

  #setCategory(id: number, loaded: LoadedResource<'category'> | null): void {
    this.#lists.categories.set(id, loaded && { ...columnsOf(loaded), ...withoutTexts(loaded.model), visible: true });
    this.#setTexts('category', id, loaded?.model.texts ?? null);
    this.#setGroupWords('category', id, loaded?.words ?? null);
    this.#wordLists.set(nameOf('category', id), loaded?.words ?? undefined);
  }

  #setTerm(kind: TermKind, id: number, loaded: LoadedResource<TermKind> | null): void {
    this.#terms[kind].set(id, loaded && { ...columnsOf(loaded), ...withoutTexts(loaded.model), visible: true, kind });
    this.#setTexts(kind, id, loaded?.model.texts ?? null);
    if (isGroupKind(kind)) this.#setGroupWords(kind, id, loaded?.words ?? null);
    this.#wordLists.set(nameOf(kind, id), loaded?.words ?? undefined);
  }

  #setFaq(id: number, loaded: LoadedResource<'faq'> | null): void {
    this.#faqs.set(id, loaded && { ...columnsOf(loaded), ...loaded.model });
  }

  #setList(list: ListName, id: number, loaded: LoadedResource | null): void {
    const row = loaded && { ...columnsOf(loaded), ...withoutTexts(loaded.model) };
    (this.#lists[list] as Map<number, unknown>).set(id, row);
  }

  #setTexts(kind: InMemoryKind, id: number, texts: ByLocale<object> | null): void {
    for (const view of this.#views) view.setWords(kind, id, texts);
  }

  /** Sets the words by which a search finds the resource itself. */
  #setDocumentWords(kind: SlottedKind, id: number, words: string | null): void {
    const slot = this.#base.slots.claim(kind, id);
    const [before, after] = this.#readersOf(kind, id, words);
    for (const language of languages) this.#search.get(language)?.setDocument({ slot, kind }, before, after);
    this.#wordLists.set(nameOf(kind, id), words ?? undefined);
  }

  /** Sets the words of a group's name, by which a search finds the members of the group. */
  #setGroupWords(kind: GroupKind, id: number, words: string | null): void {
    const [before, after] = this.#readersOf(kind, id, words);
    for (const language of languages) this.#search.get(language)?.setGroup(`${kind}:${id}`, before, after);
  }

  /** Readers of the old and new word lists. Both read one language after the other. */
  #readersOf(kind: Kind, id: number, words: string | null): [before: WordReader | null, after: WordReader | null] {
    const old = this.#base.wordLists.get(nameOf(kind, id));
    return [old === undefined ? null : new WordReader(old), words === null ? null : new WordReader(words)];
  }

  #shared(): SharedRows {
    const { shared } = this.#base;
    return {
      brands: shared.brands.with(this.#lists.brands),
      categories: shared.categories.with(this.#lists.categories),
      needs: shared.needs.with(this.#lists.needs),
      nutrients: shared.nutrients.with(this.#lists.nutrients),
      pages: shared.pages.with(this.#lists.pages),
      menus: shared.menus.with(this.#lists.menus),
      settings: shared.settings.with(this.#lists.settings),
      redirections: shared.redirections.with(this.#lists.redirections),
      codes: shared.codes.with(this.#lists.codes),
      deliveries: shared.deliveries.with(this.#lists.deliveries),
      quizzes: shared.quizzes.with(this.#lists.quizzes),
      terms: Object.fromEntries(
        termKinds.map((kind) => [kind, shared.terms[kind].with(this.#terms[kind])]),
      ) as unknown as SharedRows['terms'],
      faqs: shared.faqs.with(this.#faqs),
      media: shared.media.with(this.#media),
      documents: shared.documents.with(this.#documents),
    };
  }

  finish(version: number): Catalogue {
    const shared = this.#shared();
    const shops = new Map([...this.#shops].map(([id, draft]) => [id, draft.finish(shared, this.#base.slots)]));
    const members = this.#members.finish();
    const search = new Map(
      [...this.#base.search].map(([language, { synonyms }]) => {
        const draft = this.#search.get(language);
        if (draft === undefined) throw new Error(`No search index in ${language}`);
        return [language, draft.finish(members, this.#synonyms.get(language) ?? synonyms)] as const;
      }),
    );
    return {
      version,
      slots: this.#base.slots,
      shared,
      shops,
      search,
      views: viewsOf(
        this.#views.map((view) => view.finish()),
        shops,
        search,
      ),
      wordLists: this.#base.wordLists.with(this.#wordLists),
      instants: instantsOf(shops.values()),
    };
  }
}

function withoutTexts<Model extends object>(model: Model): Omit<Model, 'texts'> {
  const { texts: _, ...rest } = model as Model & { texts?: unknown };
  return rest;
}
