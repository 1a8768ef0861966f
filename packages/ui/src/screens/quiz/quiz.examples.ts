import { germanPrice } from '../../components/price/price.examples.ts';
import { germanProducts } from '../../components/product-card/product-card.examples.ts';
import { pictos } from '../../components/need-tile/need-tile.examples.ts';
import type { QuizNeed, QuizResultScreenProps } from './quiz-result.tsx';
import type { QuizQuestion, QuizScreenProps } from './quiz.tsx';

function question(key: string, text: string, answers: readonly string[]): QuizQuestion {
  const id = `q-${key}`;
  return { id, name: id, text, answers: answers.map((label, index) => ({ value: `${key}${index}`, label })) };
}

const questions = [
  question('a', '1. Welches Thema liegt Ihnen im Augenblick am nächsten?', [
    'Ruhige Abende und gute Nächte',
    'Schwung und ein klarer Kopf am Tag',
    'Essen, Bauch und Verdauung',
  ]),
  question('b', '2. Wo verbringen Sie den größten Teil des Tages?', [
    'Am Schreibtisch, mit dem Bildschirm vor Augen',
    'Auf den Beinen: im Verkauf, in der Pflege, in der Küche',
    'Zwischen Beruf, Familie und dem nächsten Termin',
    'Zu Hause, im eigenen Tempo',
  ]),
  question('c', '3. Wie sieht ein gewöhnlicher Abend aus?', [
    'Das Licht ist aus, die Gedanken laufen weiter.',
    'Sporttasche in die Ecke, und dann an den Herd',
    'Serien, Nachrichten, noch schnell eine E-Mail',
  ]),
] as const;

const empty: QuizScreenProps = {
  title: 'Was passt zu Ihnen? Das Quiz',
  intro: 'Zehn Fragen zu Ihrem Alltag führen zu drei Anwendungsbereichen. Das Quiz gibt Orientierung, keine Diagnose.',
  questions,
  form: {
    action: '/quiz',
    hidden: { answers: '' },
    note: 'Zu jeder Frage gehört eine Antwort.',
    submit: 'Ergebnis ansehen',
    errors: '2 Antworten fehlen noch',
  },
  guide: {
    title: 'Gut zu wissen',
    items: [
      { title: 'Drei Minuten', text: 'Wählen Sie, was am ehesten stimmt. Richtig und falsch gibt es nicht.' },
      { title: 'Ihre Antworten', text: 'Sie stehen nur in der Adresse des Ergebnisses.' },
      {
        title: 'Erst fragen',
        text: 'Wenn Sie Arzneimittel nehmen oder schwanger sind, fragen Sie in der Apotheke nach.',
      },
    ],
  },
};

const missing = 'Wählen Sie eine Antwort';
const longWord = 'Mikronährstoffkombinationspräparateverpackungsbeilage';

/** One answer is chosen, the others are missing. */
const withErrors = questions.map((each, index) =>
  index === 1 ? { ...each, chosen: 'b2' } : { ...each, error: `Frage ${index + 1}: ${missing}` },
);

export const quizExamples = {
  withErrors: { ...empty, questions: withErrors },
  answered: { ...empty, questions: questions.map((each) => ({ ...each, chosen: each.answers[0]?.value })) },
  longestGerman: {
    ...empty,
    title: `Nahrungsergänzungsmittel: ${longWord}`,
    questions: withErrors.map((each) => ({
      ...each,
      text: `${each.text} Und wie oft lesen Sie die ${longWord}?`,
      answers: each.answers.map(({ value, label }) => ({ value, label: `${label} (${longWord})` })),
    })),
  },
} satisfies Record<string, QuizScreenProps>;

function need(
  id: string,
  label: string,
  picto: keyof typeof pictos,
  text: string,
  products: readonly number[],
): QuizNeed {
  return {
    id,
    label,
    picto: pictos[picto],
    text: [{ kind: 'paragraph', text }],
    link: { label: `Alles zu ${label}`, href: `/beduerfnis/${id}` },
    products: products.flatMap((index) => germanProducts[index] ?? []),
  };
}

const sleep = need(
  'schlaf',
  'Schlaf',
  'sleep',
  'Eine gute Nacht beginnt am Morgen, mit Licht und einer festen Zeit zum Aufstehen. Am Abend genügen gedämpfte Lampen und ein kühles Zimmer.',
  [2, 7, 8],
);
const stress = need(
  'stress',
  'Stress',
  'stress',
  'Volle Tage brauchen ein Ende: eine Uhrzeit, ab der die Arbeit liegen bleibt, und einen Weg, der den Tag vom Abend trennt.',
  [1],
);
const energy = need(
  'energie',
  'Energie und Tatkraft',
  'energy',
  'Wann Sie schlafen, ob Sie frühstücken, wie lange Sie draußen sind: Damit fängt ein Tag an.',
  [],
);

const result: QuizResultScreenProps = {
  title: 'Ihr Ergebnis',
  intro: 'Zu diesen Bereichen führen Ihre Antworten. Das ist eine Orientierung und keine Diagnose.',
  needs: [sleep, stress, energy],
  noProducts: 'Zu diesem Bereich gibt es kein weiteres Produkt.',
  advice: {
    title: 'Erst fragen, dann nehmen',
    text: 'Ihre Apotheke kennt Ihre Arzneimittel. Fragen Sie dort nach, bevor Sie etwas einnehmen.',
    link: { label: 'Eine Apotheke finden', href: '/eine-apotheke-finden' },
  },
  share: {
    title: 'Ergebnis aufheben oder teilen',
    text: 'Die Adresse dieser Seite führt immer zu diesem Ergebnis. Sie enthält Ihre Antworten und sonst nichts.',
  },
  again: { label: 'Quiz neu beginnen', href: '/quiz' },
  all: { label: 'Alle Anwendungsbereiche', href: '/bedurfnisse' },
  notice: 'Nahrungsergänzungsmittel. Kein Ersatz für eine abwechslungsreiche und ausgewogene Ernährung.',
  labels: germanPrice,
};

export const quizResultExamples = {
  result,
  oneNeed: { ...result, needs: [stress] },
  longestGerman: {
    ...result,
    title: `Ihr Ergebnis: ${longWord}`,
    needs: [
      need(
        'schwangerschaft',
        'Nahrungsergänzung während der Schwangerschaft',
        'women',
        `Eine ${longWord}.`,
        [4, 5, 10],
      ),
    ],
    again: { label: `Mit der ${longWord} neu beginnen`, href: '/quiz' },
  },
} satisfies Record<string, QuizResultScreenProps>;
