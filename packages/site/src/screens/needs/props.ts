import type { Need } from '@veralune/api-client/contract';
import type { NeedGroup, NeedsScreenProps } from '@veralune/ui/screens/needs/needs';
import type { Present } from '../../present/context.ts';
import { needItem } from '../../present/need-item.ts';

function groupOf(parent: Need, all: readonly Need[], present: Present): NeedGroup {
  return {
    id: parent.slug,
    title: parent.title,
    summary: parent.summary,
    picto: parent.picto,
    link: { label: present.t('needs.group', { need: parent.label }), href: needItem(parent, present).href },
    needs: all.filter((need) => need.parent?.id === parent.id).map((need) => needItem(need, present)),
  };
}

export function needsProps(needs: readonly Need[], present: Present): NeedsScreenProps {
  return {
    title: present.t('needs.title'),
    intro: present.t('needs.intro'),
    groups: needs.filter(({ parent }) => parent === null).map((parent) => groupOf(parent, needs, present)),
    labels: { onThisPage: present.t('needs.on-this-page') },
  };
}
