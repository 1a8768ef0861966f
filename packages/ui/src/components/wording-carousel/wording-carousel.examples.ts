import type { WordingCarouselProps } from './wording-carousel.tsx';

export const wordingCarouselExamples = {
  spanish: {
    wordings: [
      'Cada cepa tiene un nombre.',
      'Dosis que se leen sin asteriscos.',
      'Cada lote se analiza antes de salir.',
    ],
    labels: { carousel: 'Lo que nos importa', pause: 'Detener el cambio', play: 'Reanudar el cambio' },
  },
  one: {
    wordings: ['Elke stam heeft een naam.'],
    labels: { carousel: 'Wat ons na aan het hart ligt', pause: 'Pauzeren', play: 'Afspelen' },
  },
} as const satisfies Record<string, WordingCarouselProps>;
