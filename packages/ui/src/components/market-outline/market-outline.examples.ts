import type { MarketOutlineProps } from './market-outline.tsx';
import { outlines } from './outlines.ts';

export const marketOutlineExamples = {
  belgium: { outline: outlines.be, place: { latitude: 50.828, longitude: 4.372 } },
  switzerland: { outline: outlines.ch, place: { latitude: 47.376, longitude: 8.541 } },
  spain: { outline: outlines.es, place: { latitude: 40.427, longitude: -3.683 } },
  germany: { outline: outlines.de, place: { latitude: 52.52, longitude: 13.405 } },
  italy: { outline: outlines.it, place: { latitude: 45.464, longitude: 9.19 } },
  withoutPlace: { outline: outlines.it },
} satisfies Record<string, MarketOutlineProps>;
