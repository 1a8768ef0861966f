import type { Product, Suitability } from '@veralune/api-client/contract';
import { anyForm, type FormAnswer, type Person } from './answers.ts';

/** More would not be a recommendation. */
const mostProducts = 3;

/** With fewer products of the wanted form, those of other forms are shown too. */
const fewProducts = 2;

interface Ages {
  /** Youngest person of the group. */
  readonly youngest: number;
  /** Products with a minimum age below this one are made for younger children: the data have no maximum age. */
  readonly from: number;
  /** Products with this minimum age or a higher one are for older persons. */
  readonly to: number;
}

const adults: Ages = { youngest: 18, from: 6, to: 19 };
const ages: Readonly<Record<Person, Ages>> = {
  adult: adults,
  vegan: adults,
  medicines: adults,
  pregnancy: adults,
  teenager: { youngest: 12, from: 6, to: 18 },
  child: { youngest: 3, from: 3, to: 12 },
  baby: { youngest: 0, from: 0, to: 3 },
};

/** Products that say no age are for adults. */
function ageOf(suitability: Suitability | null): number {
  return suitability?.minimum_age ?? adults.youngest;
}

/** Whether a product is meant for a person, as its own texts say. */
export function isMeantFor(person: Person, suitability: Suitability | null): boolean {
  const { from, to } = ages[person];
  const age = ageOf(suitability);
  if (age < from || age >= to) return false;
  if (person === 'vegan') return suitability?.vegan === true;
  return person !== 'pregnancy' || suitability?.pregnancy === true;
}

/** In stock before out of stock, then products for all of the group before those for its older part. */
function rankOf({ in_stock: inStock, suitability }: Product, person: Person): number {
  return (inStock ? 0 : 2) + (ageOf(suitability) > ages[person].youngest ? 1 : 0);
}

/** The products for a person, the most suitable first; otherwise in the order of the catalogue. */
export function suitedProducts(products: readonly Product[], person: Person): Product[] {
  return products
    .filter(({ suitability }) => isMeantFor(person, suitability))
    .toSorted((left, right) => rankOf(left, person) - rankOf(right, person));
}

export interface ChosenProducts {
  /** With the wanted form. */
  readonly matches: readonly Product[];
  /** With other forms; empty if there are enough of the wanted one. */
  readonly others: readonly Product[];
}

/**
 * At most three of the suited products.
 * @param slugOf the slug of a form by its id; undefined if no product has it
 */
export function chosenProducts(
  suited: readonly Product[],
  form: FormAnswer,
  slugOf: (id: number) => string | undefined,
): ChosenProducts {
  if (form === anyForm) return { matches: suited.slice(0, mostProducts), others: [] };
  const wanted = slugOf(form);
  const matches = suited.filter(({ galenic_format: { slug } }) => slug === wanted).slice(0, mostProducts);
  if (matches.length >= fewProducts) return { matches, others: [] };
  const others = suited.filter(({ galenic_format: { slug } }) => slug !== wanted);
  return { matches, others: others.slice(0, mostProducts - matches.length) };
}
