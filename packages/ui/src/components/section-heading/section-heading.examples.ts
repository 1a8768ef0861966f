import type { SectionHeadingProps } from './section-heading.tsx';

export const sectionHeadingExamples = {
  title: { id: 'heading', heading: { title: 'Neu im Labor' } },
  whole: {
    id: 'heading',
    heading: {
      title: 'Wobei dürfen wir helfen?',
      text: 'Sechs Gebiete, und darin die Fragen, mit denen Menschen in die Apotheke kommen.',
      all: { label: 'Alle Bedürfnisse', href: '/beduerfnisse' },
    },
  },
  withoutText: {
    id: 'heading',
    heading: { title: 'Nos conseils', all: { label: 'Tous les conseils', href: '/fr/conseils' } },
  },
} satisfies Record<string, SectionHeadingProps>;
