import type { Product } from '@veralune/api-client/contract';
import type { AnswerLink, ThreeQuestionsScreenProps } from '@veralune/ui/screens/three-questions/three-questions';
import type { PageContext } from '../../page-context.ts';
import { answerTrail, questionStep } from '../../three-questions/answer-trail.ts';
import { answersHref, anyForm, persons, type FormAnswer, type Person } from '../../three-questions/answers.ts';
import type { ThreeAnswersData } from './data.ts';

/** The second question. */
export function personQuestionProps(data: ThreeAnswersData, context: PageContext): ThreeQuestionsScreenProps {
  const { locale, t } = context;
  const answers = { need: data.need.id };
  return {
    title: t('three-questions.person'),
    step: questionStep(2, context),
    trail: answerTrail({ need: data.need.label }, context, answers),
    choices: {
      kind: 'links',
      links: persons.map((person) => ({
        label: t(`three-questions.person.${person}`),
        href: answersHref({ ...answers, person }, locale),
      })),
    },
  };
}

/** Only forms of products that are meant for the person. */
function formLinks(
  suited: readonly Product[],
  { need, forms }: ThreeAnswersData,
  person: Person,
  { locale, t }: PageContext,
): AnswerLink[] {
  const linkOf = (label: string, form: FormAnswer, count: number): AnswerLink => ({
    label,
    detail: t('listing.count', { count }),
    href: answersHref({ need: need.id, person, form }, locale),
  });
  const counted = forms.flatMap(({ id, slug, label }) => {
    const count = suited.filter(({ galenic_format: format }) => format.slug === slug).length;
    return id === null || count === 0 ? [] : [linkOf(label, id, count)];
  });
  return [linkOf(t('three-questions.form.any'), anyForm, suited.length), ...counted];
}

/** The third question. */
export function formQuestionProps(
  suited: readonly Product[],
  data: ThreeAnswersData,
  person: Person,
  context: PageContext,
): ThreeQuestionsScreenProps {
  const { t } = context;
  const texts = { need: data.need.label, person: t(`three-questions.person.${person}`) };
  return {
    title: t('three-questions.form'),
    step: questionStep(3, context),
    trail: answerTrail(texts, context, { need: data.need.id, person }),
    choices: { kind: 'links', links: formLinks(suited, data, person, context) },
  };
}
