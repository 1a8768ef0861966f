import type { StepsProps } from './steps.tsx';

export const stepsExamples = {
  three: {
    steps: [
      { title: 'Vous demandez', text: 'À votre pharmacien, à votre médecin, ou à nous par le formulaire.' },
      { title: 'Nous lisons', text: 'Une personne du laboratoire lit chaque message, le jour ouvrable même.' },
      { title: 'Nous répondons', text: 'Par e-mail, sous deux jours ouvrables.' },
    ],
  },
  four: {
    steps: [
      { title: 'Säen', text: 'Auf eigenem Feld.' },
      { title: 'Ernten', text: 'Zur Blüte, von Hand.' },
      { title: 'Trocknen', text: 'Langsam und im Schatten.' },
      { title: 'Lebensmittelunternehmerverantwortung', text: 'Jede Charge wird geprüft, bevor sie das Haus verlässt.' },
    ],
  },
} as const satisfies Record<string, StepsProps>;
