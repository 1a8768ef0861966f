import type { GalleryProps } from '../../components/gallery/gallery.tsx';
import type { NutritionTableProps } from '../../components/nutrition-table/nutrition-table.tsx';
import type { PackagingChoiceProps } from '../../components/packaging-choice/packaging-choice.tsx';

/** Every text of a product page that is not data of the product. */
export interface ProductScreenLabels extends PackagingChoiceLabels, NutritionLabels, GalleryLabels {
  /** Names the links to the parts of the page: `Sur cette page`. */
  onThisPage: string;
  /** The three questions: `C’est pour qui ?`, `Comment le prendre ?`, `Où le trouver ?`. */
  needs: string;
  facts: string;
  where: string;
  /** Titles of the parts. */
  description: string;
  usage: string;
  composition: string;
  precautions: string;
  documents: string;
  label: string;
  /** Link below the gallery to the label, and the title of the label while it is collapsed: `Lire le dos de la boîte`. */
  readLabel: string;
  /** Titles within parts. */
  claims: string;
  ingredients: string;
  conservation: string;
}

type PackagingChoiceLabels = PackagingChoiceProps['labels'];
type NutritionLabels = NutritionTableProps['labels'];
type GalleryLabels = GalleryProps['labels'];
