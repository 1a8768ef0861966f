import type { Need } from '@veralune/api-client/contract';
import type { AnswerGroup, ThreeQuestionsScreenProps } from '@veralune/ui/screens/three-questions/three-questions';
import { needItem } from '../../mappers/need-item.ts';
import type { PageContext } from '../../page-context.ts';
import { answersHref } from '../../three-questions/answers.ts';
import { answerTrail, questionStep } from '../../three-questions/answer-trail.ts';

function groupOf(parent: Need, all: readonly Need[], context: PageContext): AnswerGroup {
  return {
    id: parent.slug,
    title: parent.title,
    picto: parent.picto,
    needs: all
      .filter((need) => need.parent?.id === parent.id && need.product_count > 0)
      .map((need) => ({ ...needItem(need, context), href: answersHref({ need: need.id }, context.locale) })),
  };
}

/** The first question: the needs that have products. */
export function threeQuestionsProps(needs: readonly Need[], context: PageContext): ThreeQuestionsScreenProps {
  const { t } = context;
  return {
    title: t('three-questions.need'),
    step: questionStep(1, context),
    intro: t('three-questions.intro'),
    trail: answerTrail({}, context),
    choices: {
      kind: 'needs',
      groups: needs
        .filter(({ parent }) => parent === null)
        .map((parent) => groupOf(parent, needs, context))
        .filter((group) => group.needs.length > 0),
    },
  };
}
