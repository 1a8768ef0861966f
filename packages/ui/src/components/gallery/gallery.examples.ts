import { packImage } from '../picture/picture.examples.ts';
import type { GalleryProps } from './gallery.tsx';

const labels = { gallery: 'Bilder des Produkts', galleryItem: 'Bild', enlarge: 'Vergrößern:' };
const front = packImage('Micralba', '#8a5a00');

export const galleryExamples = {
  three: {
    images: [front, packImage('Rückseite', '#8a5a00'), packImage('Dose', '#8a5a00', 'jar')],
    seed: '109',
    labels,
  },
  one: { images: [front], seed: '109', labels },
  missingImage: { images: [], seed: '109', labels },
} satisfies Record<string, GalleryProps>;
