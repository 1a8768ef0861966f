import { germanFaqs } from '../../components/faq-list/faq-list.examples.ts';
import { packImage } from '../../components/picture/picture.examples.ts';
import type { ProductQuestionsScreenProps } from './product-questions.tsx';

const german: ProductQuestionsScreenProps = {
  title: 'Fragen zu Somnelis Nacht',
  intro: 'Was Menschen uns am häufigsten fragen, und was unser Labor darauf antwortet.',
  color: '#4b4a8c',
  image: packImage('Somnelis Nacht', '#4b4a8c'),
  back: { label: 'Zurück zum Produkt', href: '/produkt/somnelis-nacht' },
  faqs: germanFaqs,
  empty: { title: 'Noch keine Fragen', text: 'Zu diesem Produkt hat uns noch niemand etwas gefragt.' },
  callOut: {
    title: 'Ihre Frage ist nicht dabei?',
    text: 'Unser Labor antwortet Ihnen von Montag bis Freitag.',
    link: { label: 'Frage stellen', href: '/kontakt' },
  },
};

export const productQuestionsExamples = {
  german,
  empty: { ...german, faqs: [], image: null },
} satisfies Record<string, ProductQuestionsScreenProps>;
