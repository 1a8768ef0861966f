import type { DayDialProps } from './day-dial.tsx';

const labels = { moments: { morning: 'Matin', noon: 'Midi', evening: 'Soir' } };
const germanLabels = { moments: { morning: 'Morgen', noon: 'Mittag', evening: 'Abend' } };
const meal = 'Cercle autour du point : avec un repas.';
const choice = 'Point vide : un moment à choisir.';

const magnesium = {
  text: '2 comprimés : à midi et le soir, pendant le repas',
  moments: ['noon', 'evening'],
  isChoice: false,
  isWithMeal: true,
} as const;

const germanWarning =
  'Magnesium: zusammen 400 mg am Tag. Das ist mehr als die tolerierbare Höchstmenge der EFSA für Erwachsene von 250 mg am Tag aus Nahrungsergänzungsmitteln. Fragen Sie in der Apotheke, bevor Sie die Produkte gemeinsam einnehmen.';

export const dayDialExamples = {
  divided: { id: 'day', title: 'Le moment de la prise', entries: [magnesium], legend: [meal], warnings: [], labels },
  german: {
    id: 'day',
    title: 'Der Zeitpunkt der Einnahme',
    entries: [
      {
        text: '2 Tabletten: mittags und abends, zu einer Mahlzeit',
        moments: ['noon', 'evening'],
        isChoice: false,
        isWithMeal: true,
      },
    ],
    legend: ['Kreis um den Punkt: zu einer Mahlzeit.'],
    warnings: [],
    labels: germanLabels,
  },
  choice: {
    id: 'day',
    title: 'Le moment de la prise',
    entries: [
      { text: '1 comprimé : le matin ou à midi', moments: ['morning', 'noon'], isChoice: true, isWithMeal: false },
    ],
    legend: [choice],
    warnings: [],
    labels,
  },
  anyMeal: {
    id: 'day',
    title: 'Le moment de la prise',
    entries: [{ text: '2 gélules : au repas de votre choix', moments: [], isChoice: true, isWithMeal: true }],
    legend: [meal, choice],
    warnings: [],
    labels,
  },
  together: {
    id: 'day',
    title: 'Ihr Tag',
    level: 2,
    entries: [
      {
        name: 'Micralba Magnesium',
        text: '2 Tabletten: mittags und abends, zu einer Mahlzeit',
        moments: ['noon', 'evening'],
        isChoice: false,
        isWithMeal: true,
      },
      {
        name: 'Somnelis Zen',
        text: '1 Stick: mittags oder abends',
        moments: ['noon', 'evening'],
        isChoice: true,
        isWithMeal: false,
      },
      {
        name: 'Florelune Gleichgewicht',
        text: '1 Kapsel: morgens, auf nüchternen Magen',
        moments: ['morning'],
        isChoice: false,
        isWithMeal: false,
      },
    ],
    legend: ['Kreis um den Punkt: zu einer Mahlzeit.', 'Leerer Punkt: ein Zeitpunkt nach Wahl.'],
    warnings: [germanWarning],
    labels: germanLabels,
  },
  warningOnly: {
    id: 'day',
    title: 'Ihr Tag',
    level: 2,
    entries: [],
    legend: [],
    warnings: [germanWarning],
    labels: germanLabels,
  },
} satisfies Record<string, DayDialProps>;
