import { germanNeedGroups } from '../../components/need-tile/need-tile.examples.ts';
import { germanPrice } from '../../components/price/price.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import type { AnswerTrailProps } from './answer-trail.tsx';
import type { ReasonedProduct, ThreeAnswersScreenProps } from './three-answers.tsx';
import type { ThreeQuestionsScreenProps } from './three-questions.tsx';

const questions = ['Anliegen', 'Person', 'Form'];

function trail(...answers: readonly string[]): AnswerTrailProps {
  return {
    label: 'Ihre Antworten',
    items: questions.map((question, index) => ({
      question,
      answer: answers[index],
      href: answers[index] && `/drei-fragen?frage=${index + 1}`,
    })),
    change: 'ändern',
  };
}

const persons = [
  'Eine erwachsene Person',
  'Eine erwachsene Person, die sich vegan ernährt',
  'Eine erwachsene Person, die Arzneimittel nimmt',
  'Eine Frau, die schwanger ist oder stillt',
  'Jugendliche von 12 bis 17 Jahren',
  'Ein Kind von 3 bis 11 Jahren',
  'Ein Baby oder Kleinkind unter 3 Jahren',
];

const longWord = 'Mikronährstoffkombinationspräparateverpackungsbeilage';

export const threeQuestionsExamples = {
  need: {
    title: 'Worum geht es?',
    step: 'Frage 1 von 3',
    intro:
      'Ein Anliegen, eine Person, eine Form: Ihre Antworten führen zu zwei oder drei Produkten, jeweils mit dem Grund dafür.',
    trail: trail(),
    choices: { kind: 'needs', groups: germanNeedGroups },
  },
  person: {
    title: 'Für wen ist es?',
    step: 'Frage 2 von 3',
    trail: trail('Schlaf'),
    choices: {
      kind: 'links',
      links: persons.map((label, index) => ({ label, href: `/drei-fragen?person=${index + 1}` })),
    },
  },
  form: {
    title: 'In welcher Form?',
    step: 'Frage 3 von 3',
    trail: trail('Schlaf', 'Eine erwachsene Person'),
    choices: {
      kind: 'links',
      links: [
        { label: 'Die Form ist mir gleich', detail: '3 Produkte', href: '/drei-fragen?form=any' },
        { label: 'Kapseln', detail: '1 Produkt', href: '/drei-fragen?form=1' },
        { label: 'Tropfen', detail: '2 Produkte', href: '/drei-fragen?form=5' },
      ],
    },
  },
  longestGerman: {
    title: `Für wen ist die ${longWord}?`,
    step: 'Frage 2 von 3',
    trail: trail(longWord, `Eine Person mit ${longWord}`),
    choices: { kind: 'links', links: [{ label: longWord, detail: longWord, href: '/drei-fragen?form=1' }] },
  },
} satisfies Record<string, ThreeQuestionsScreenProps>;

function reasoned(indexes: readonly number[], form: string): ReasonedProduct[] {
  return indexes.flatMap((index) => {
    const product = germanProducts[index];
    const why = `Das Produkt gehört zum Bereich Schlaf, ist für Erwachsene gedacht und kommt als ${form}.`;
    return product ? { product, why } : [];
  });
}

const two: ThreeAnswersScreenProps = {
  title: 'Unser Vorschlag',
  trail: trail('Schlaf', 'Eine erwachsene Person', 'Tropfen'),
  matches: { title: '2 Produkte passen zu Ihren Antworten', products: reasoned([2, 7], 'Tropfen') },
  ask: {
    title: 'Wann Sie in der Apotheke fragen sollten',
    items: [
      'Wenn Sie Arzneimittel nehmen, ob mit oder ohne Rezept.',
      'Immer in der Schwangerschaft und Stillzeit, und wenn Sie ein Kind planen.',
      'Immer, wenn ein Kind jünger ist, als auf der Packung steht.',
    ],
  },
  finder: {
    title: 'In der Apotheke besprechen',
    text: 'Zeigen Sie diese Seite: Ihre Adresse enthält die drei Antworten und sonst nichts.',
    link: { label: 'Eine Apotheke finden', href: '/eine-apotheke-finden' },
  },
  links: [
    { label: 'Diese Produkte vergleichen', href: '/vergleichen?products=1,2' },
    { label: 'Alles zu Schlaf', href: '/beduerfnis/schlaf' },
  ],
  again: { label: 'Neu beginnen', href: '/drei-fragen' },
  notice: 'Nahrungsergänzungsmittel. Kein Ersatz für eine abwechslungsreiche und ausgewogene Ernährung.',
  labels: germanPrice,
};

const needLink = { label: 'Alles zu Schlaf', href: '/beduerfnis/schlaf' };

export const threeAnswersExamples = {
  two,
  one: {
    ...two,
    first: 'Zeigen Sie zuerst die Liste Ihrer Arzneimittel in der Apotheke: Wir kennen Ihre Behandlung nicht.',
    matches: {
      title: '1 Produkt passt zu Ihren Antworten',
      text: 'Mehr hat der Katalog zu diesen Antworten nicht. Wir füllen die Liste nicht auf.',
      products: reasoned([2], 'Tropfen'),
    },
    others: { title: 'In einer anderen Form', products: reasoned([7, 8], 'Kapseln') },
    links: [needLink],
  },
  noneForPerson: {
    ...two,
    trail: trail('Schlaf', 'Ein Kind von 3 bis 11 Jahren'),
    first: 'Fragen Sie für Kinder und Jugendliche zuerst in der Apotheke oder in der Kinderarztpraxis.',
    matches: undefined,
    empty: {
      title: 'Kein Produkt passt',
      text: 'Für dieses Anliegen ist keines unserer Produkte für diese Person gedacht.',
      links: [needLink],
    },
    links: [],
  },
  longestGerman: {
    ...two,
    title: longWord,
    trail: trail(longWord, longWord, longWord),
    matches: {
      title: `3 Produkte: ${longWord}`,
      products: reasoned([4, 5, 10], longWord),
    },
    ask: { title: `Wann Sie wegen der ${longWord} fragen`, items: [longWord] },
  },
} satisfies Record<string, ThreeAnswersScreenProps>;
