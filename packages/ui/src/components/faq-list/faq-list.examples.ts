import type { FaqItem, FaqListProps } from './faq-list.tsx';

export const germanFaqs: readonly FaqItem[] = [
  {
    id: 1,
    question: 'Wann nehme ich die Tabletten am besten ein?',
    answer: [{ kind: 'paragraph', text: 'Eine halbe Stunde vor dem Schlafengehen, mit etwas Wasser.' }],
  },
  {
    id: 2,
    question: 'Kann ich sie zusammen mit meinen Medikamenten einnehmen?',
    answer: [
      { kind: 'paragraph', text: 'Fragen Sie vorher in Ihrer Apotheke, besonders bei:' },
      { kind: 'list', items: ['Blutverdünnern', 'Mitteln gegen hohen Blutdruck', 'Schlafmitteln'] },
    ],
  },
  {
    id: 3,
    question: 'Sind sie für Kinder geeignet?',
    answer: [{ kind: 'paragraph', text: 'Nein. Sie sind für Erwachsene bestimmt.' }],
  },
];

export const faqListExamples = {
  german: { faqs: germanFaqs },
  one: { faqs: germanFaqs.slice(0, 1) },
  quotes: {
    faqs: [
      {
        id: 9,
        question: 'Que veut dire « sans sucres » & “light” ?',
        answer: [{ kind: 'quote', text: 'Moins de 0,5 g.' }],
      },
    ],
  },
} satisfies Record<string, FaqListProps>;
