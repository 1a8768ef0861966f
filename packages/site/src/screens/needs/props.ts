import type { Need } from '@veralune/api-client/contract';
import type { CallOutText } from '@veralune/ui/components/call-out/call-out';
import type { NeedGroup, NeedsScreenProps } from '@veralune/ui/screens/needs/needs';
import type { PageContext } from '../../page-context.ts';
import { needItem } from '../../mappers/need-item.ts';
import { guideCallOut } from '../../mappers/guide-call-out.ts';
import { screenLink } from '../../mappers/screen-links.ts';
import type { NeedsData } from './data.ts';

function groupOf(parent: Need, all: readonly Need[], context: PageContext): NeedGroup {
  return {
    id: parent.slug,
    title: parent.title,
    summary: parent.summary,
    picto: parent.picto,
    link: { label: context.t('needs.group', { need: parent.label }), href: needItem(parent, context).href },
    needs: all.filter((need) => need.parent?.id === parent.id).map((need) => needItem(need, context)),
  };
}

function quizCallOut({ hasQuiz }: NeedsData, context: PageContext): CallOutText | undefined {
  const link = hasQuiz ? screenLink('quiz', context) : undefined;
  if (!link) return undefined;
  const { t } = context;
  return {
    title: t('needs.quiz.title'),
    text: t('needs.quiz.text'),
    link: { ...link, label: t('needs.quiz.link') },
  };
}

export function needsProps(data: NeedsData, context: PageContext): NeedsScreenProps {
  const { needs } = data;
  const quiz = quizCallOut(data, context);
  return {
    title: context.t('needs.title'),
    intro: context.t('needs.intro'),
    groups: needs.filter(({ parent }) => parent === null).map((parent) => groupOf(parent, needs, context)),
    guide: guideCallOut(context)?.link,
    ...(quiz ? { quiz } : {}),
    labels: { onThisPage: context.t('needs.on-this-page') },
  };
}
