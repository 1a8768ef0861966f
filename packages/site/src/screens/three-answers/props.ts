import type { FacetChoice, Product } from '@veralune/api-client/contract';
import { href, languageOf } from '@veralune/routing';
import type { LinkItem } from '@veralune/ui/components/arrow-link/arrow-link';
import type { EmptyText } from '@veralune/ui/components/empty-state/empty-state';
import type {
  ReasonedProduct,
  ReasonedProducts,
  ThreeAnswersScreenProps,
} from '@veralune/ui/screens/three-questions/three-answers';
import { compareHref } from '../../compare/compared-products.ts';
import { priceLabels, productItem } from '../../mappers/product-item.ts';
import { screenLink, storeFinderLink } from '../../mappers/screen-links.ts';
import type { PageContext } from '../../page-context.ts';
import { answerTrail } from '../../three-questions/answer-trail.ts';
import { answersHref, anyForm, type Answers, type FormAnswer, type Person } from '../../three-questions/answers.ts';
import type { ChosenProducts } from '../../three-questions/suited-products.ts';
import type { ThreeAnswersData } from './data.ts';

/** Products with this minimum age are for adults only. */
const adult = 18;

const questions = ['medicines', 'pregnancy', 'age', 'symptoms'] as const;

/** Persons who should ask before they choose, and the advice that they get. */
const askFirst: Readonly<Partial<Record<Person, 'medicines' | 'pregnancy' | 'minor'>>> = {
  medicines: 'medicines',
  pregnancy: 'pregnancy',
  teenager: 'minor',
  child: 'minor',
  baby: 'minor',
};

function needLink({ need }: ThreeAnswersData, { locale, t }: PageContext): LinkItem {
  return {
    label: t('quiz.result.need', { need: need.label }),
    href: href('need', { slug: need.slug }, locale),
  };
}

/** Within a sentence, names of forms are written small, except in German. */
function withinSentence(label: string, { locale }: PageContext): string {
  return languageOf(locale) === 'de' ? label : label.charAt(0).toLocaleLowerCase(locale) + label.slice(1);
}

/** What the product says about the person, as a part of the sentence that gives the reason. */
function personReason({ suitability }: Product, person: Person, { t }: PageContext): string {
  if (person === 'pregnancy' || person === 'vegan') return t(`three-questions.why.${person}`);
  const age = suitability?.minimum_age ?? null;
  if (age === null) return t('three-questions.why.no-age');
  if (age === 0) return t('three-questions.why.birth');
  return age === adult ? t('three-questions.why.adults') : t('three-questions.why.from', { age });
}

function reasoned(product: Product, person: Person, { need }: ThreeAnswersData, context: PageContext): ReasonedProduct {
  return {
    product: productItem(product, context),
    why: context.t('three-questions.why', {
      need: need.label,
      person: personReason(product, person, context),
      form: withinSentence(product.galenic_format.label, context),
    }),
  };
}

/** The answers about the person and the form. */
interface Wanted {
  readonly person: Person;
  /** Absent if no product is meant for the person: the third question would have no answers. */
  readonly form?: FormAnswer | undefined;
}

/** A form of the products by the answer. */
export function formOf(form: FormAnswer, forms: readonly FacetChoice[]): FacetChoice | undefined {
  return forms.find(({ id }) => id === form);
}

function formText(form: FormAnswer | undefined, { forms }: ThreeAnswersData, { t }: PageContext): string | undefined {
  if (form === undefined) return undefined;
  return form === anyForm ? t('three-questions.form.any') : formOf(form, forms)?.label;
}

function matchesOf(products: readonly ReasonedProduct[], { t }: PageContext): ReasonedProducts | undefined {
  const count = products.length;
  if (count === 0) return undefined;
  return {
    title: t('three-questions.result.count', { count }),
    text: count === 1 ? t('three-questions.result.few') : undefined,
    products,
  };
}

function emptyOf({ others }: ChosenProducts, data: ThreeAnswersData, wanted: Wanted, context: PageContext): EmptyText {
  const { locale, t } = context;
  const { person } = wanted;
  const hasOthers = others.length > 0;
  const all = {
    label: t('three-questions.empty.any'),
    href: answersHref({ need: data.need.id, person, form: anyForm }, locale),
  };
  return {
    title: t('three-questions.empty.title'),
    text: t(hasOthers ? 'three-questions.empty.form' : 'three-questions.empty.person'),
    links: [...(hasOthers ? [all] : []), needLink(data, context)],
  };
}

/** Ends in the pharmacies; in a market without a finder, with who can give advice. */
function finderOf({ pointOfSale }: ThreeAnswersData, context: PageContext): ThreeAnswersScreenProps['finder'] {
  const { t } = context;
  return {
    title: t('three-questions.finder.title'),
    text: t('three-questions.finder.text'),
    link: storeFinderLink(pointOfSale, context) ?? screenLink('who-can-give-you-advice', context),
  };
}

function linksOf({ matches }: ChosenProducts, data: ThreeAnswersData, context: PageContext): LinkItem[] {
  if (matches.length === 0) return [];
  const ids = matches.map(({ id }) => id);
  const compared = { label: context.t('three-questions.compare'), href: compareHref(ids, context.locale) };
  return [...(ids.length > 1 ? [compared] : []), needLink(data, context)];
}

function trailOf({ person, form }: Wanted, data: ThreeAnswersData, context: PageContext) {
  const label = formText(form, data, context);
  const texts = { need: data.need.label, person: context.t(`three-questions.person.${person}`) };
  const answers: Answers = { need: data.need.id, person };
  return answerTrail(label === undefined ? texts : { ...texts, form: label }, context, answers);
}

function firstOf(person: Person, { t }: PageContext): string | undefined {
  const reason = askFirst[person];
  return reason && t(`three-questions.first.${reason}`);
}

export function threeAnswersProps(
  chosen: ChosenProducts,
  data: ThreeAnswersData,
  wanted: Wanted,
  context: PageContext,
): ThreeAnswersScreenProps {
  const { locale, t } = context;
  const reasonedOf = (products: readonly Product[]) =>
    products.map((product) => reasoned(product, wanted.person, data, context));
  const { matches, others } = chosen;
  return {
    title: t('three-questions.result.title'),
    trail: trailOf(wanted, data, context),
    first: firstOf(wanted.person, context),
    matches: matchesOf(reasonedOf(matches), context),
    empty: matches.length === 0 ? emptyOf(chosen, data, wanted, context) : undefined,
    others: others.length > 0 ? { title: t('three-questions.others.title'), products: reasonedOf(others) } : undefined,
    ask: { title: t('three-questions.ask.title'), items: questions.map((each) => t(`three-questions.ask.${each}`)) },
    finder: finderOf(data, context),
    links: linksOf(chosen, data, context),
    again: { label: t('three-questions.again'), href: answersHref(null, locale) },
    notice: t('legal.food-supplement'),
    labels: priceLabels(context),
  };
}
