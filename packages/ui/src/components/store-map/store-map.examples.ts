import { outlines } from '../market-outline/outlines.ts';
import type { StoreMapProps } from './store-map.tsx';

const ixelles = { latitude: 50.8275, longitude: 4.3717 };

const belgium: StoreMapProps = {
  label: 'Pharmacies autour de 1050 Ixelles',
  centre: ixelles,
  rings: [
    { kilometres: 1, label: '1 km' },
    { kilometres: 2, label: '2 km' },
    { kilometres: 3, label: '3 km' },
  ],
  north: 'N',
  outline: outlines.be,
  stores: [
    { id: '11', name: 'Pharmacie Flagey', latitude: 50.8279, longitude: 4.3735 },
    { id: '12', name: 'Pharmacie du Châtelain', latitude: 50.8248, longitude: 4.3602 },
    { id: '13', name: 'Pharmacie de la Porte de Namur', latitude: 50.8381, longitude: 4.3617 },
    { id: '14', name: 'Pharmacie Jourdan', latitude: 50.8372, longitude: 4.3818 },
    { id: '15', name: 'Pharmacie de la Bascule', latitude: 50.8126, longitude: 4.3703 },
  ],
};

export const storeMapExamples = {
  belgium,
  oneStreet: {
    ...belgium,
    label: 'Pharmacies dans une seule rue',
    stores: Array.from({ length: 9 }, (_, index) => ({
      id: `${30 + index}`,
      name: `Pharmacie ${index + 1}`,
      latitude: 50.8281 + index * 0.0001,
      longitude: 4.373 + index * 0.0001,
    })),
  },
  none: { ...belgium, label: 'Aucune pharmacie', stores: [] },
} satisfies Record<string, StoreMapProps>;
