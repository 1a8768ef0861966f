import type {
  ArticleCredits,
  ArticleSource,
  CodeKind,
  DeliveryKind,
  FaqGroup,
  Motif,
  Suitability,
} from '@veralune/api-client/contract';
import type { DisplayValue, Language } from '@veralune/routing';
import type { SettingBanner } from '../content/schema.ts';
import type { ByLocale } from '../content/texts.ts';
import type { BodyOf } from '../resources/bodies.ts';
import type { Kind, TermKind } from '../resources/kinds.ts';

/** The projection's input: JSON in the column `resources.model`. References are ids, prices are cents. */

/** Texts of a product card. */
export interface CardWords {
  readonly slug: string;
  readonly name: string;
  readonly summary: string;
  /** One label per size. */
  readonly sizes: readonly string[];
}

/** Price and stock of a size in a shop. */
export interface SizeOffer {
  /** Hundredths of the shop's currency. */
  readonly cents: number;
  /** The suggested price if it is higher. */
  readonly publicCents: number | null;
  readonly inStock: boolean;
  /** Cents of a unit from a number of units on, ascending. */
  readonly volume: readonly (readonly [from: number, cents: number])[];
}

export interface SizeModel {
  readonly days: number | null;
  readonly grams: number | null;
  readonly millilitres: number | null;
  /** Capsules, tablets or sticks; null if the pack is not counted. */
  readonly pieces: number | null;
  /** By shop id; a missing shop does not sell this size. */
  readonly offers: Readonly<Record<number, SizeOffer>>;
}

export interface ProductModel {
  readonly order: number;
  readonly brandId: number;
  /** The breadcrumb shows the first one. */
  readonly categories: readonly number[];
  readonly needs: readonly number[];
  readonly terms: Readonly<Record<Exclude<TermKind, 'theme'>, readonly number[]>>;
  readonly doseMoments: NonNullable<BodyOf<'product'>['dose_moments']>;
  readonly pack: string;
  readonly promoted: boolean;
  /** Milliseconds since 1970 between which the product is new. */
  readonly newFrom: number | null;
  readonly newTo: number | null;
  readonly newFormula: boolean;
  readonly free: boolean;
  readonly noSellInline: boolean;
  /** The day on which it is expected again: `2026-12-14`. */
  readonly restock?: BodyOf<'product'>['restock'];
  readonly sizes: readonly SizeModel[];
  /** Nutrient ids and amounts. */
  readonly nutrition: readonly (readonly [id: number, amount: number])[];
  /** Days; null if no length is recommended. */
  readonly course: { readonly from: number; readonly to: number } | null;
  /** Portions a day to choose from; empty for a fixed dose. */
  readonly stepDoses: readonly number[];
  readonly suitability: Suitability | null;
  readonly documents: NonNullable<BodyOf<'product'>['documents']>;
  readonly related: readonly number[];
  /** Keys of the pictures that editors chose; without them, the keys of `media/picture-keys.ts` apply. */
  readonly pictures: NonNullable<BodyOf<'product'>['pictures']> | null;
  readonly texts: ByLocale<CardWords>;
}

export interface PageModel {
  readonly type: BodyOf<'page'>['type'];
  /** The main page of a sub-page. */
  readonly parentId: number | null;
  /** The brand of a corner page. */
  readonly brandId: number | null;
  readonly themeId: number | null;
  readonly needs: readonly number[];
  readonly products: readonly number[];
  readonly publishedOn: string;
  readonly inBanner: boolean;
  readonly drawing: Motif | null;
  readonly shops: readonly number[];
  readonly credits: ArticleCredits | null;
  readonly sources: readonly ArticleSource[];
  readonly strain: { readonly code: string; readonly nutrientId: number } | null;
  readonly video: NonNullable<BodyOf<'page'>['video']> | null;
  readonly texts: ByLocale<BodyOf<'page'>['texts']['fr']>;
}

export interface BrandModel {
  readonly order: number;
  readonly color: string;
  readonly corner: boolean;
  readonly drawing?: Motif | undefined;
  readonly logo?: string | undefined;
  readonly cover?: string | undefined;
  readonly texts: ByLocale<BodyOf<'brand'>['texts']['fr']>;
}

export interface CategoryModel {
  readonly order: number;
  readonly parentId: number | null;
  readonly texts: ByLocale<BodyOf<'category'>['texts']['fr']>;
}

export interface NeedModel {
  readonly order: number;
  readonly parentId: number | null;
  readonly picto: string;
  readonly drawing: Motif | null;
  readonly texts: ByLocale<BodyOf<'need'>['texts']['fr']>;
}

export interface TermModel {
  readonly order: number;
  readonly texts: ByLocale<BodyOf<Exclude<TermKind, 'theme'>>['texts']['fr']>;
}

export interface ThemeModel {
  readonly order: number;
  /** Of its page. */
  readonly drawing?: Motif | undefined;
  /** Of the drawings of its articles. */
  readonly color?: string | undefined;
  readonly texts: ByLocale<BodyOf<'theme'>['texts']['fr']>;
}

export interface NutrientModel {
  /** Daily reference in the nutrient's unit; null if the law defines none. */
  readonly reference: number | null;
  readonly upper_level?: BodyOf<'nutrient'>['upper_level'];
  readonly texts: ByLocale<BodyOf<'nutrient'>['texts']['fr']>;
}

export interface FaqModel {
  readonly order: number;
  /** Null for the help page. */
  readonly owner: { readonly kind: 'product' | 'brand'; readonly id: number } | null;
  /** Null for the questions of a product or brand. */
  readonly group: FaqGroup | null;
  readonly shops: readonly number[];
}

/** A link of a menu; its label and slug come from `target`. */
export interface MenuEntryModel {
  readonly code: string;
  readonly target: { readonly kind: MenuTargetKind; readonly id: number } | null;
  readonly label: Partial<Record<Language, string>>;
  readonly separateAfter: boolean;
  readonly childs: readonly MenuEntryModel[];
}
export type MenuTargetKind = 'brand' | 'category' | 'need' | 'product' | 'page' | 'theme';

export interface MenuModel {
  readonly shopId: number;
  readonly code: BodyOf<'menu'>['code'];
  readonly items: readonly MenuEntryModel[];
}

export interface SettingModel {
  readonly shopId: number;
  readonly code: string;
  readonly value: string;
  readonly banner?: SettingBannerModel;
}

export interface SettingBannerModel {
  readonly code: string;
  readonly target: MenuEntryModel['target'];
  readonly display: DisplayValue | null;
  readonly texts: SettingBanner['texts'];
}

export interface RedirectionModel {
  readonly shopId: number;
  readonly order: number;
  readonly from: string;
  readonly to: string;
  readonly type: 301 | 302;
}

/** A code in the shops that have it. Amounts are cents by shop id. */
export interface CodeModel {
  readonly kind: CodeKind;
  /** By shop id; a missing shop does not have the code. */
  readonly words: Readonly<Record<number, readonly string[]>>;
  readonly percent: number | null;
  readonly amounts: Readonly<Record<number, number>>;
  /** Ids of products. */
  readonly gifts: readonly number[];
  readonly minimums: Readonly<Record<number, number>>;
  readonly login: boolean;
  readonly use: BodyOf<'code'>['use'];
}

/** The quiz of a shop. Texts are in the languages of its market. */
export interface QuizModel {
  readonly shopId: number;
  readonly questions: readonly QuizQuestion[];
  readonly results: readonly { readonly needId: number; readonly text: QuizText }[];
}

export interface QuizQuestion {
  readonly key: string;
  readonly text: QuizText;
  readonly answers: readonly QuizAnswer[];
}

export interface QuizAnswer {
  readonly key: string;
  readonly text: QuizText;
  readonly points: readonly { readonly needId: number; readonly points: number }[];
}

export type QuizText = BodyOf<'quiz'>['questions'][number]['text'];

/** How a shop delivers. Amounts are cents. */
export interface DeliveryModel {
  readonly shopId: number;
  readonly orderBefore: string;
  readonly holidays: readonly string[];
  readonly methods: readonly DeliveryMethod[];
}

export interface DeliveryMethod {
  readonly kind: DeliveryKind;
  readonly carrier: string;
  readonly cents: number;
  /** Null if it is never free. */
  readonly freeFromCents: number | null;
  readonly duration: BodyOf<'delivery'>['methods'][number]['duration'];
  readonly tracking: string | null;
}

export type MediaModel = BodyOf<'media'>;

export type SynonymsModel = BodyOf<'synonyms'>;

export type ModelOf = {
  product: ProductModel;
  page: PageModel;
  brand: BrandModel;
  category: CategoryModel;
  need: NeedModel;
  theme: ThemeModel;
  nutrient: NutrientModel;
  faq: FaqModel;
  menu: MenuModel;
  setting: SettingModel;
  redirection: RedirectionModel;
  synonyms: SynonymsModel;
  media: MediaModel;
  code: CodeModel;
  delivery: DeliveryModel;
  quiz: QuizModel;
} & Record<Exclude<TermKind, 'theme'>, TermModel>;

/** Type check: a kind without a model is a type error here. */
export type Models = { readonly [Name in Kind]: ModelOf[Name] };
