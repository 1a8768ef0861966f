import type { QuoteProps } from './quote.tsx';

export const quoteExamples = {
  attributed: {
    text: '« Une souche se reconnaît à son nom complet, comme une personne. »',
    name: 'Hélène Maes',
    role: 'Responsable de la microbiologie',
  },
  house: { text: '„Was auf der Packung steht, soll man ohne Wörterbuch verstehen.“' },
  long: {
    text:
      '„Gute Arzneibuchqualität erkennt man nicht an der Verpackung, sondern an den Unterlagen, ' +
      'die zu jeder einzelnen Charge gehören und die jede Apotheke einsehen kann.“',
    name: 'Dr. Annegret Brinkmann-Hohenfels',
    role: 'Leiterin der Qualitätssicherung für Nahrungsergänzungsmittel',
  },
} as const satisfies Record<string, QuoteProps>;
