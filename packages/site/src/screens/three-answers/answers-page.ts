import type { ThreeAnswersScreenProps } from '@veralune/ui/screens/three-questions/three-answers';
import type { ThreeQuestionsScreenProps } from '@veralune/ui/screens/three-questions/three-questions';
import type { PageContext } from '../../page-context.ts';
import { anyForm, type Answers } from '../../three-questions/answers.ts';
import { chosenProducts, suitedProducts } from '../../three-questions/suited-products.ts';
import type { ThreeAnswersData } from './data.ts';
import { formOf, threeAnswersProps } from './props.ts';
import { formQuestionProps, personQuestionProps } from './question-props.ts';

/** What the answers lead to: the next question, or products. */
type AnswersPage =
  | { readonly kind: 'question'; readonly title: string; readonly screen: ThreeQuestionsScreenProps }
  | { readonly kind: 'products'; readonly title: string; readonly screen: ThreeAnswersScreenProps };

/** Without a product for the person there is nothing to choose from, so the third question is left out. */
export function answersPage(data: ThreeAnswersData, answers: Answers, context: PageContext): AnswersPage {
  const { person, form } = answers;
  if (person === undefined) {
    const screen = personQuestionProps(data, context);
    return { kind: 'question', title: screen.title, screen };
  }
  const suited = suitedProducts(data.products, person);
  if (form === undefined && suited.length > 0) {
    const screen = formQuestionProps(suited, data, person, context);
    return { kind: 'question', title: screen.title, screen };
  }
  const chosen = chosenProducts(suited, form ?? anyForm, (id) => formOf(id, data.forms)?.slug);
  const screen = threeAnswersProps(chosen, data, { person, form }, context);
  return { kind: 'products', title: screen.title, screen };
}
