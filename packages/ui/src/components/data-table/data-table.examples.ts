import type { DataTableProps } from './data-table.tsx';

export const dataTableExamples = {
  retention: {
    id: 'retention',
    caption: 'Wie lange wir Daten behalten',
    columns: ['Daten', 'Zweck', 'Dauer'],
    rows: [
      ['Kontaktanfrage', 'Antwort auf Ihre Frage', '2 Jahre'],
      ['Newsletteranmeldung', 'Versand des Newsletters', 'bis zur Abmeldung'],
      ['Sicherheitsprotokolle', 'Schutz der Website', '30 Tage'],
    ],
  },
  wide: {
    id: 'wide',
    caption: 'Conservation de nos formats',
    columns: ['Format', 'Température', 'Après ouverture', 'Humidité', 'Voyage', 'Élimination'],
    rows: [
      ['Gélules', 'moins de 25 °C', '3 mois', 'à l’abri', 'oui', 'pharmacie'],
      ['Gouttes', 'moins de 25 °C', '6 semaines', '—', 'en cabine, moins de 100 ml', 'pharmacie'],
    ],
  },
} as const satisfies Record<string, DataTableProps>;
