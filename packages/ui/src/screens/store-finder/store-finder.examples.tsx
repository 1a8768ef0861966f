import { outlines } from '../../components/market-outline/outlines.ts';
import { storeResultsExamples } from '../../components/store-results/store-results.examples.ts';
import { StoreResults, type StoreResultsProps } from '../../components/store-results/store-results.tsx';
import { storeSearchExamples } from '../../components/store-search/store-search.examples.ts';
import type { StoreFinderScreenProps } from './store-finder.tsx';

const { byLanguage: searches } = storeSearchExamples;
const { byLanguage: found } = storeResultsExamples;

const fr: StoreFinderScreenProps = {
  title: 'Trouver une pharmacie',
  intro: 'Plus de mille pharmacies en Belgique et au Luxembourg connaissent nos produits.',
  search: searches.fr,
  outline: outlines.be,
  state: {
    kind: 'start',
    title: 'Comment ça marche',
    steps: [
      { title: 'Dites où', text: 'Un code postal ou une commune suffit. Votre position, seulement si vous le voulez.' },
      { title: 'Choisissez', text: 'Les pharmacies les plus proches, avec leurs horaires et leur téléphone.' },
      { title: 'Demandez conseil', text: 'Votre pharmacien connaît vos médicaments : parlez-lui de vos compléments.' },
    ],
  },
  note: 'Appelez avant de vous déplacer : la pharmacie vous dira si le produit est en stock ou le commandera.',
};

const nl: StoreFinderScreenProps = {
  title: 'Vind een apotheek',
  intro: 'Meer dan duizend apotheken in België en Luxemburg kennen onze producten.',
  search: searches.nl,
  outline: outlines.be,
  state: {
    kind: 'start',
    title: 'Zo werkt het',
    steps: [
      { title: 'Zeg waar', text: 'Een postcode of gemeente volstaat. Uw locatie alleen als u dat wilt.' },
      { title: 'Kies', text: 'De dichtstbijzijnde apotheken, met hun openingsuren en telefoonnummer.' },
      { title: 'Vraag raad', text: 'Uw apotheker kent uw geneesmiddelen. Vertel ook welke supplementen u neemt.' },
    ],
  },
  note: 'Bel voor u vertrekt: de apotheek zegt u of het product er is, of bestelt het.',
};

const de: StoreFinderScreenProps = {
  title: 'Eine Apotheke finden',
  intro: 'Mehr als tausend Apotheken in Deutschland kennen unsere Produkte.',
  search: searches.de,
  outline: outlines.de,
  state: {
    kind: 'start',
    title: 'So geht es',
    steps: [
      { title: 'Sagen Sie, wo', text: 'Eine Postleitzahl oder ein Ort genügt. Ihr Standort nur, wenn Sie möchten.' },
      { title: 'Wählen Sie', text: 'Die nächsten Apotheken mit Öffnungszeiten und Telefonnummer.' },
      {
        title: 'Fragen Sie nach',
        text: 'Ihre Apotheke kennt Ihre Medikamente. Sprechen Sie dort auch über Ihre Nahrungsergänzung.',
      },
    ],
  },
  note: 'Rufen Sie vorher an: Die Apotheke sagt Ihnen, ob das Produkt da ist, oder bestellt es.',
};

const it: StoreFinderScreenProps = {
  title: 'Trova una farmacia',
  intro: 'Oltre quattrocento farmacie in Svizzera conoscono i nostri prodotti.',
  search: searches.it,
  outline: outlines.ch,
  state: {
    kind: 'start',
    title: 'Come funziona',
    steps: [
      { title: 'Di’ dove', text: 'Basta un NPA o una località. La tua posizione, solo se lo desideri.' },
      { title: 'Scegli', text: 'Le farmacie più vicine, con gli orari e il telefono.' },
      {
        title: 'Chiedi consiglio',
        text: 'Il farmacista conosce i tuoi medicamenti: parlagli anche dei tuoi integratori.',
      },
    ],
  },
  note: 'Chiama prima di andare: la farmacia ti dirà se il prodotto c’è, oppure lo ordinerà.',
};

const es: StoreFinderScreenProps = {
  title: 'Encontrar una farmacia',
  intro: 'Más de dos mil farmacias en España conocen nuestros productos.',
  search: searches.es,
  outline: outlines.es,
  state: {
    kind: 'start',
    title: 'Cómo funciona',
    steps: [
      { title: 'Di dónde', text: 'Basta un código postal o una localidad. Tu ubicación, solo si quieres.' },
      { title: 'Elige', text: 'Las farmacias más cercanas, con su horario y su teléfono.' },
      {
        title: 'Pide consejo',
        text: 'Tu farmacéutico conoce tus medicamentos: cuéntale también qué complementos tomas.',
      },
    ],
  },
  note: 'Llama antes de ir: la farmacia te dirá si tiene el producto o lo pedirá por ti.',
};

function withResults(
  start: StoreFinderScreenProps,
  value: string,
  title: string,
  results: StoreResultsProps,
): StoreFinderScreenProps {
  return {
    ...start,
    search: { ...start.search, value },
    state: { kind: 'results', title, results: <StoreResults {...results} /> },
  };
}

function loading(start: StoreFinderScreenProps, value: string, title: string, label: string): StoreFinderScreenProps {
  return {
    ...start,
    search: { ...start.search, value },
    state: { kind: 'loading', title, label },
  };
}

export const storeFinderExamples = {
  byLanguage: { fr, nl, de, it, es },
  loading: {
    fr: loading(fr, '1050', 'Pharmacies près de 1050 Ixelles', 'Recherche des pharmacies…'),
    nl: loading(nl, '9000', 'Apotheken bij 9000 Gent', 'We zoeken apotheken…'),
    de: loading(de, '10178', 'Apotheken in der Nähe von 10178 Berlin', 'Apotheken werden gesucht …'),
    it: loading(it, '6900', 'Farmacie vicino a 6900 Lugano', 'Ricerca delle farmacie…'),
    es: loading(es, '28010', 'Farmacias cerca de 28010 Madrid', 'Buscando farmacias…'),
  },
  results: {
    fr: withResults(fr, '1050', '6 pharmacies près de 1050 Ixelles', found.fr),
    nl: withResults(nl, '9000', '4 apotheken bij 9000 Gent', found.nl),
    de: withResults(de, '10178', '5 Apotheken in der Nähe von 10178 Berlin', found.de),
    it: withResults(it, '6900', '4 farmacie vicino a 6900 Lugano', found.it),
    es: withResults(es, '28010', '5 farmacias cerca de 28010 Madrid', found.es),
  },
  none: {
    ...de,
    search: { ...de.search, value: '25849 Pellworm' },
    state: {
      kind: 'none',
      empty: {
        title: 'Keine Apotheke im Umkreis von 20 Kilometern',
        text: 'Suchen Sie in einem größeren Ort in der Nähe. Jede Apotheke kann unsere Produkte auch bestellen.',
        links: [{ label: 'Kontakt aufnehmen', href: '/kontakt' }],
      },
    },
  },
  wrongPlace: { ...de, search: storeSearchExamples.error },
  refused: {
    ...fr,
    state: {
      kind: 'refused',
      title: 'Votre position reste chez vous',
      text: 'Votre navigateur ne nous la donne pas. Saisissez plutôt un code postal ou une commune.',
    },
  },
  error: {
    ...es,
    search: { ...es.search, value: '28010' },
    state: {
      kind: 'error',
      title: 'Ahora mismo no podemos buscar farmacias',
      text: 'El fallo es nuestro. Inténtalo de nuevo dentro de un momento.',
    },
  },
} satisfies Record<'byLanguage' | 'loading' | 'results', Record<string, StoreFinderScreenProps>> &
  Record<'none' | 'wrongPlace' | 'refused' | 'error', StoreFinderScreenProps>;
