import type {
  BrandModel,
  CategoryModel,
  FaqModel,
  MenuModel,
  NeedModel,
  NutrientModel,
  PageModel,
  ProductModel,
  RedirectionModel,
  SettingModel,
  TermModel,
} from '../models/models.ts';
import type { TermKind } from '../resources/kinds.ts';

/** Columns that every row of the catalogue in memory has. */
interface RowColumns {
  readonly id: number;
  readonly key: string;
  /** Which state of the resource this is: long texts that are read later must be of the same. */
  readonly revision: number;
}

/** Drafts of these stay in memory, since products name them; nothing shows them. */
interface CanHide {
  readonly visible: boolean;
}

export type BrandRow = RowColumns & CanHide & Omit<BrandModel, 'texts'>;
export type CategoryRow = RowColumns & CanHide & Omit<CategoryModel, 'texts'>;
export type NeedRow = RowColumns & CanHide & Omit<NeedModel, 'texts'>;
export type TermRow = RowColumns & CanHide & Omit<TermModel, 'texts'> & { readonly kind: TermKind };
export type NutrientRow = RowColumns & Omit<NutrientModel, 'texts'>;
export type PageRow = RowColumns & Omit<PageModel, 'texts'>;
export type FaqRow = RowColumns & FaqModel;
export type MenuRow = RowColumns & MenuModel;
export type SettingRow = RowColumns & SettingModel;
export type RedirectionRow = RowColumns & RedirectionModel;
export type ProductRow = RowColumns & Omit<ProductModel, 'texts'>;
