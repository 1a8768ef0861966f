import type { FilterChoice, FilterGroup, FilterPanelLabels, FilterPanelProps } from './filter-panel.tsx';

export const filterLabels: FilterPanelLabels = {
  filters: 'Filtern',
  addFilter: 'Filter setzen:',
  removeFilter: 'Filter entfernen:',
  moreChoices: 'Mehr Auswahl',
};

function choices(name: string, counts: Readonly<Record<string, number>>): readonly FilterChoice[] {
  return Object.entries(counts).map(([label, count]) => ({
    label,
    count,
    selected: false,
    href: count === 0 ? null : `/produkte/-${name}--${label.toLowerCase().replace(/[^a-z]+/g, '-')}`,
  }));
}

function group(name: string, title: string, counts: Readonly<Record<string, number>>): FilterGroup {
  return {
    name,
    title,
    choices: choices(title.toLowerCase(), counts),
  };
}

export const filterGroups: readonly FilterGroup[] = [
  group('need', 'Bedarf', {
    Immunabwehr: 6,
    Energie: 7,
    Schlaf: 4,
    Stress: 4,
    Verdauungskomfort: 4,
    Konzentration: 2,
    Knochen: 3,
    Schwangerschaft: 1,
    Haut: 2,
    'Haare und Nägel': 1,
    'Wohlbefinden der Harnwege': 2,
    Kinderwunsch: 0,
  }),
  group('brand', 'Marke', { Florelune: 8, Micralba: 10, Phytorelle: 6, Somnelis: 4, Ondamea: 5, Vigorine: 3 }),
  group('galenic_format', 'Darreichungsform', {
    Kapseln: 14,
    Tabletten: 11,
    'Sticks und Beutel': 6,
    Tropfen: 4,
    Weichkapseln: 1,
    Brausetabletten: 0,
  }),
  group('diner_type', 'Einnahmezeit', { Morgens: 12, Mittags: 3, Abends: 6, 'Zu einer Mahlzeit': 20, Nüchtern: 2 }),
  group('price', 'Preis', { 'bis 15 €': 5, '15 bis 25 €': 19, 'über 25 €': 12 }),
  group('display', 'Verfügbarkeit', { Neu: 3, 'Neue Rezeptur': 2, Angebot: 2, Lieferbar: 35 }),
];

function select(label: string): readonly FilterGroup[] {
  return filterGroups.map((each) => ({
    ...each,
    choices: each.choices.map((choice) => ({ ...choice, selected: choice.label === label })),
  }));
}

export const filterPanelExamples = {
  untouched: { groups: filterGroups, labels: filterLabels },
  selected: { groups: select('Somnelis'), labels: filterLabels, results: { label: '4 Produkte', href: '#listing' } },
  selectedInFolded: { groups: select('Haut'), labels: filterLabels },
  oneGroup: { groups: filterGroups.slice(1, 2), labels: filterLabels },
  longestGerman: {
    groups: [group('need', 'Nahrungsergänzungsmittelgruppe', { Schwangerschaftsbegleitnahrungsergänzung: 128 })],
    labels: filterLabels,
  },
} satisfies Record<string, FilterPanelProps>;
