import { tags, type FacetChoice, type Need, type Product } from '@veralune/api-client/contract';
import type { Locale } from '@veralune/routing';
import { read, readOrNull } from '../../catalogue/catalogue.ts';
import { isSettingActive } from '../../catalogue/settings.ts';
import { filterQuery } from '../../listing/query.ts';
import type { Answers, Person } from '../../three-questions/answers.ts';

/** More than any need has in these catalogues; a larger one is cut, in its order. */
const mostCandidates = 24;

export interface ThreeAnswersData {
  readonly need: Need;
  /** Of the need, with all that is known about them; empty until the person is known. */
  readonly products: readonly Product[];
  /** The forms of the products of the need, with their ids. */
  readonly forms: readonly FacetChoice[];
  /** Whether the market shows its pharmacies. */
  readonly pointOfSale: boolean;
}

/** A filter of listings that all products for a person match. */
const suitabilityOf: Readonly<Partial<Record<Person, string>>> = {
  vegan: 'vegan',
  pregnancy: 'pregnancy',
  child: 'children',
  baby: 'children',
};

async function candidatesOf(locale: Locale, { id, slug }: Need, person: Person): Promise<Product[]> {
  const suitability = suitabilityOf[person];
  const filters = suitability === undefined ? [] : [{ name: 'suitability' as const, value: suitability }];
  const query = { ...filterQuery({ filters }), needs: [slug], perPage: mostCandidates };
  const { items } = await read(locale, 'products', { query }, [tags.productsOfNeed(id)]);
  const products = await Promise.all(
    items.map((card) => readOrNull(locale, 'product', { params: { id: card.id } }, [tags.product(card.id)])),
  );
  return products.filter((product) => product !== null);
}

/** What the answers lead to; null if the need does not exist. */
export async function threeAnswersData(
  locale: Locale,
  { need: id, person }: Answers,
): Promise<ThreeAnswersData | null> {
  const needs = await read(locale, 'needs', {}, [tags.needs]);
  const need = needs.find((each) => each.id === id);
  if (!need) return null;
  const pointOfSale = await isSettingActive(locale, 'point_of_sale');
  if (person === undefined) return { need, products: [], forms: [], pointOfSale };
  const query = { ...filterQuery({ filters: [] }), needs: [need.slug] };
  const [products, facets] = await Promise.all([
    candidatesOf(locale, need, person),
    read(locale, 'filters', { query }, [tags.productsOfNeed(id)]),
  ]);
  return { need, products, forms: facets.galenic_format, pointOfSale };
}
