import type {
  BrandModel,
  CategoryModel,
  CodeModel,
  DeliveryModel,
  FaqModel,
  MenuModel,
  NeedModel,
  NutrientModel,
  PageModel,
  ProductModel,
  QuizModel,
  RedirectionModel,
  SettingModel,
  TermModel,
  ThemeModel,
} from '../models/models.ts';
import type { TermKind } from '../resources/kinds.ts';

/** Columns that every row of the catalogue in memory has. */
interface RowColumns {
  readonly id: number;
  readonly key: string;
  /** Long texts that are read later must have the same revision. */
  readonly revision: number;
}

/** Unpublished rows of these kinds are in memory because products refer to them, but no answer shows them. */
interface CanHide {
  readonly visible: boolean;
}

export type BrandRow = RowColumns & CanHide & Omit<BrandModel, 'texts'>;
export type CategoryRow = RowColumns & CanHide & Omit<CategoryModel, 'texts'>;
export type NeedRow = RowColumns & CanHide & Omit<NeedModel, 'texts'>;
export type TermRow = RowColumns &
  CanHide &
  Omit<TermModel, 'texts'> &
  Pick<ThemeModel, 'drawing' | 'color'> & { readonly kind: TermKind };
export type NutrientRow = RowColumns & Omit<NutrientModel, 'texts'>;
export type PageRow = RowColumns & Omit<PageModel, 'texts'>;
export type FaqRow = RowColumns & FaqModel;
export type MenuRow = RowColumns & MenuModel;
export type SettingRow = RowColumns & SettingModel;
export type RedirectionRow = RowColumns & RedirectionModel;
export type CodeRow = RowColumns & CodeModel;
export type DeliveryRow = RowColumns & DeliveryModel;
export type QuizRow = RowColumns & QuizModel;
export type ProductRow = RowColumns & Omit<ProductModel, 'texts'>;
