import type { ContactDetailsProps } from './contact-details.tsx';

export const contactDetailsExamples = {
  belgium: {
    ways: [
      {
        label: 'Téléphone',
        lines: ['02 318 40 00'],
        href: 'tel:+3223184000',
        note: 'Du lundi au vendredi, de 9 h à 17 h',
      },
      { label: 'Laboratoire', lines: ['Veralune Belgique', 'Rue du Viaduc 12', '1340 Ottignies'] },
      { label: 'Fax', lines: ['02 318 40 01'] },
    ],
  },
  longestGerman: {
    ways: [
      {
        label: 'Verbraucherinnen- und Verbraucherkommunikation',
        lines: ['nahrungsergaenzungsmittelberatung@veralune.example'],
        href: 'mailto:nahrungsergaenzungsmittelberatung@veralune.example',
      },
    ],
  },
} satisfies Record<string, ContactDetailsProps>;
