import type { Language } from '../../examples/language.examples.ts';
import type { TonightsMoonProps } from './tonights-moon.tsx';

/** 26 November 2026, two evenings after the full moon, with four nights before and after. */
const nights: TonightsMoonProps['nights'] = [
  { lit: 0.92 },
  { lit: 0.98 },
  { lit: 1 },
  { lit: 0.99, waning: true },
  { lit: 0.95, waning: true },
  { lit: 0.89, waning: true },
  { lit: 0.8, waning: true },
  { lit: 0.7, waning: true },
  { lit: 0.59, waning: true },
];

const words: Record<Language, Pick<TonightsMoonProps, 'phase' | 'text'>> = {
  fr: {
    phase: 'Ce soir\u00a0: lune gibbeuse décroissante',
    text: 'La nuit vient plus tôt\u00a0: une heure sans écran, et un livre.',
  },
  nl: { phase: 'Vanavond: afnemende maan', text: 'Het is vroeger donker: een uur zonder scherm, en een boek.' },
  de: {
    phase: 'Heute Abend: abnehmender Mond',
    text: 'Es wird früher dunkel: eine Stunde ohne Bildschirm, dafür ein Buch.',
  },
  it: { phase: 'Stasera: gibbosa calante', text: 'Fa buio prima: un’ora senza schermi, e un libro.' },
  es: { phase: 'Esta noche: luna gibosa menguante', text: 'Anochece antes: una hora sin pantallas, y un libro.' },
};

const newMoon: TonightsMoonProps = {
  nights: [
    { lit: 0.15, waning: true },
    { lit: 0.08, waning: true },
    { lit: 0.03, waning: true },
    { lit: 0.01, waning: true },
    { lit: 0 },
    { lit: 0.02 },
    { lit: 0.05 },
    { lit: 0.11 },
    { lit: 0.19 },
  ],
  phase: 'Heute Abend: Neumond',
  text: 'Lange Nächte: die Zeit der warmen Betten und kühlen Schlafzimmer.',
};

export const tonightsMoonExamples = {
  french: { nights, ...words.fr },
  dutch: { nights, ...words.nl },
  german: { nights, ...words.de },
  italian: { nights, ...words.it },
  spanish: { nights, ...words.es },
  newMoon,
} satisfies Record<string, TonightsMoonProps>;
