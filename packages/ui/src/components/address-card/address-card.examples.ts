import type { Language } from '../../examples/language.examples.ts';
import type { AddressCardProps, ChosenAddress, PostalAddress } from './address-card.tsx';
import type { AddressListItem, AddressListProps } from './address-list.tsx';

/** A home and a work address of one customer in each language. */
export const addresses: Record<Language, readonly [PostalAddress, PostalAddress]> = {
  fr: [
    {
      label: 'Maison',
      lines: ['Camille Dubois', 'Rue de la Victoire 48', 'Boîte 3', '1060 Bruxelles', 'Belgique'],
      phone: '+32 470 12 34 56',
      deliveryInformation: 'Sonner chez Dubois, deuxième étage.',
    },
    { label: 'Bureau', lines: ['Camille Dubois', 'Atelier Nord', 'Quai aux Briques 12', '1000 Bruxelles', 'Belgique'] },
  ],
  nl: [
    {
      label: 'Thuis',
      lines: ['Lotte Peeters', 'Korte Gasthuisstraat 17', '2000 Antwerpen', 'België'],
      phone: '+32 471 98 76 54',
      deliveryInformation: 'Mag bij de buren op nummer 19.',
    },
    { label: 'Werk', lines: ['Lotte Peeters', 'Bondgenotenlaan 101', '3000 Leuven', 'België'] },
  ],
  de: [
    {
      label: 'Zu Hause',
      lines: ['Johanna Brandt', 'Lindenstraße 8', '80337 München', 'Deutschland'],
      phone: '+49 151 2345 6789',
      deliveryInformation: 'Bitte bei Familie Seidl im Erdgeschoss abgeben.',
    },
    {
      label: 'Büro',
      lines: ['Johanna Brandt', 'Werkstatt Süd GmbH', 'Hansastraße 27', '80686 München', 'Deutschland'],
    },
  ],
  it: [
    {
      label: 'Casa',
      lines: ['Giulia Conti', 'Via dei Mille 14', '20129 Milano MI', 'Italia'],
      phone: '+39 347 123 4567',
      deliveryInformation: 'Citofono Conti, scala B.',
    },
    { label: 'Ufficio', lines: ['Giulia Conti', 'Corso Buenos Aires 33', '20124 Milano MI', 'Italia'] },
  ],
  es: [
    {
      label: 'Casa',
      lines: ['Lucía Navarro', 'Calle de la Luna 21, 2.º B', '28004 Madrid', 'España'],
      phone: '+34 612 34 56 78',
      deliveryInformation: 'Dejar en portería si no estoy.',
    },
    { label: 'Trabajo', lines: ['Lucía Navarro', 'Avenida de América 5', '28028 Madrid', 'España'] },
  ],
};

/** What the addresses of an order are for. */
const purposes: Record<Language, readonly [shipping: string, invoice: string]> = {
  fr: ['Livrer à', 'Facturer à'],
  nl: ['Leveren op', 'Factureren op'],
  de: ['Lieferadresse', 'Rechnungsadresse'],
  it: ['Consegna a', 'Fattura a'],
  es: ['Entregar en', 'Facturar a'],
};

/** The two addresses of an order. */
export function chosenAddressesIn(language: Language): readonly [shipping: ChosenAddress, invoice: ChosenAddress] {
  const [shipping, invoice] = purposes[language];
  const [home, work] = addresses[language];
  return [
    { title: shipping, address: home, actions: [] },
    { title: invoice, address: work, actions: [] },
  ];
}

type Words = readonly [shipping: string, invoice: string, edit: string, remove: string, path: string];

const words: Record<Language, Words> = {
  fr: ['Livraison par défaut', 'Facturation par défaut', 'Modifier', 'Supprimer', '/fr/mon-compte/adresses'],
  nl: ['Standaardleveradres', 'Standaardfactuuradres', 'Wijzigen', 'Verwijderen', '/nl/mijn-account/adressen'],
  de: ['Standard-Lieferadresse', 'Standard-Rechnungsadresse', 'Bearbeiten', 'Löschen', '/mein-konto/adressen'],
  it: ['Consegna predefinita', 'Fatturazione predefinita', 'Modifica', 'Elimina', '/il-mio-account/indirizzi'],
  es: ['Envío predeterminado', 'Facturación predeterminada', 'Modificar', 'Eliminar', '/mi-cuenta/direcciones'],
};

export function addressListIn(language: Language): AddressListProps {
  const [shipping, invoice, edit, remove, path] = words[language];
  const [home, work] = addresses[language];
  const item = (id: string, address: PostalAddress, marks: readonly string[]): AddressListItem => ({
    id,
    address,
    marks,
    edit: { label: edit, href: `${path}?address=${id}` },
    removable: marks.length === 0,
  });
  return {
    addresses: [item('home', home, [shipping, invoice]), item('work', work, [])],
    action: path,
    labels: { remove },
  };
}

export const addressCardExamples = {
  plain: { address: addresses.nl[1] },
  withMarks: { address: addresses.de[0], marks: ['Standard-Lieferadresse', 'Standard-Rechnungsadresse'] },
  withActions: {
    address: addresses.es[0],
    actions: [{ label: 'Modificar', href: '/mi-cuenta/direcciones?address=home' }],
  },
  /** Lines of 35 characters, the maximum. */
  longest: {
    address: {
      label: 'Ferienwohnung der Großeltern an der Mecklenburgischen Seenplatte',
      lines: [
        'Maximiliane-Katharina von Hohenstein',
        'Kaiserin-Augusta-Viktoria-Allee 1289',
        'Hinterhaus, Aufgang C, 4. Obergescho',
        '17192 Waren (Müritz)',
        'Deutschland',
      ],
      deliveryInformation: 'Donaudampfschifffahrtsgesellschaftskapitänskajüte, dritte Klingel von oben.',
    },
    marks: ['Standard-Lieferadresse'],
  },
} satisfies Record<string, AddressCardProps>;

export const addressListExamples = {
  two: addressListIn('fr'),
  german: addressListIn('de'),
} satisfies Record<string, AddressListProps>;
