import { germanNeedGroups } from '../../components/need-tile/need-tile.examples.ts';
import type { NeedsScreenProps } from './needs.tsx';

export const needsExamples = {
  german: {
    title: 'Ihre Bedürfnisse',
    intro: 'Sechs Gebiete und vierundzwanzig Fragen, mit denen Menschen in die Apotheke kommen.',
    groups: germanNeedGroups.map((group) => ({
      ...group,
      link: { label: `Mehr über ${group.title}`, href: `/beduerfnis/${group.id}` },
    })),
    guide: { label: 'Drei Fragen beantworten', href: '/drei-fragen' },
    quiz: {
      title: 'Noch unentschlossen?',
      text: 'Zehn Fragen zu Ihrem Alltag zeigen, wo Sie zu lesen anfangen können.',
      link: { label: 'Zum Quiz', href: '/quiz' },
    },
    labels: { onThisPage: 'Auf dieser Seite' },
  },
} satisfies Record<string, NeedsScreenProps>;
