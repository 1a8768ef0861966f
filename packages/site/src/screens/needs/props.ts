import type { Need } from '@veralune/api-client/contract';
import type { NeedGroup, NeedsScreenProps } from '@veralune/ui/screens/needs/needs';
import type { PageContext } from '../../page-context.ts';
import { needItem } from '../../mappers/need-item.ts';

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

export function needsProps(needs: readonly Need[], context: PageContext): NeedsScreenProps {
  return {
    title: context.t('needs.title'),
    intro: context.t('needs.intro'),
    groups: needs.filter(({ parent }) => parent === null).map((parent) => groupOf(parent, needs, context)),
    labels: { onThisPage: context.t('needs.on-this-page') },
  };
}
