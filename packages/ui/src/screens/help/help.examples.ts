import { germanFaqs } from '../../components/faq-list/faq-list.examples.ts';
import type { HelpScreenProps } from './help.tsx';

const renumber = (start: number) => germanFaqs.map((faq) => ({ ...faq, id: faq.id + start }));

export const helpExamples = {
  german: {
    title: 'Hilfe',
    intro: 'Antworten rund um unsere Produkte, Ihre Apotheke und diese Website.',
    groups: [
      { id: 'produkte', title: 'Produkte', faqs: germanFaqs },
      { id: 'apotheken', title: 'Apotheken und Bestellung', faqs: renumber(10) },
      { id: 'website', title: 'Diese Website', faqs: renumber(20) },
    ],
    callOut: {
      title: 'Noch eine Frage?',
      text: 'Unser Labor antwortet Ihnen von Montag bis Freitag.',
      link: { label: 'Kontakt aufnehmen', href: '/kontakt' },
    },
    labels: { onThisPage: 'Auf dieser Seite' },
  },
} satisfies Record<string, HelpScreenProps>;
