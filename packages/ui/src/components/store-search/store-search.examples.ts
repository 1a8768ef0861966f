import type { StoreSearchProps } from './store-search.tsx';

const fr: StoreSearchProps = {
  action: '/fr/trouver-une-pharmacie',
  name: 'q',
  labels: {
    form: 'Chercher une pharmacie',
    field: 'Code postal ou commune',
    hint: 'Par exemple 1050 ou Ixelles.',
    submit: 'Chercher',
    position: {
      use: 'Utiliser ma position',
      privacy: 'Votre position est envoyée à notre serveur, seulement pour cette recherche. Elle n’est pas conservée.',
      locating: 'Recherche de votre position…',
      refused: 'Votre navigateur ne nous donne pas votre position. Saisissez un code postal ou une commune.',
      unknown: 'Votre position n’a pas pu être trouvée. Saisissez un code postal ou une commune.',
      timeout: 'La recherche de votre position a pris trop de temps. Saisissez un code postal ou une commune.',
    },
  },
};

const nl: StoreSearchProps = {
  action: '/nl/vind-een-apotheek',
  name: 'q',
  labels: {
    form: 'Een apotheek zoeken',
    field: 'Postcode of gemeente',
    hint: 'Bijvoorbeeld 9000 of Gent.',
    submit: 'Zoeken',
    position: {
      use: 'Mijn locatie gebruiken',
      privacy: 'Uw locatie gaat alleen voor deze zoekopdracht naar onze server. We bewaren ze niet.',
      locating: 'Uw locatie wordt gezocht…',
      refused: 'Uw browser geeft uw locatie niet door. Vul een postcode of gemeente in.',
      unknown: 'Uw locatie is niet gevonden. Vul een postcode of gemeente in.',
      timeout: 'Het zoeken van uw locatie duurde te lang. Vul een postcode of gemeente in.',
    },
  },
};

const de: StoreSearchProps = {
  action: '/apotheke-finden',
  name: 'q',
  labels: {
    form: 'Apotheke suchen',
    field: 'Postleitzahl oder Ort',
    hint: 'Zum Beispiel 10178 oder Berlin.',
    submit: 'Suchen',
    position: {
      use: 'Meinen Standort verwenden',
      privacy: 'Ihr Standort geht nur für diese Suche an unseren Server. Er wird nicht gespeichert.',
      locating: 'Ihr Standort wird ermittelt …',
      refused: 'Ihr Browser gibt Ihren Standort nicht weiter. Geben Sie eine Postleitzahl oder einen Ort ein.',
      unknown: 'Ihr Standort ließ sich nicht ermitteln. Geben Sie eine Postleitzahl oder einen Ort ein.',
      timeout: 'Die Ermittlung Ihres Standorts hat zu lange gedauert. Geben Sie eine Postleitzahl oder einen Ort ein.',
    },
  },
};

const it: StoreSearchProps = {
  action: '/it/trova-una-farmacia',
  name: 'q',
  labels: {
    form: 'Cerca una farmacia',
    field: 'NPA o località',
    hint: 'Per esempio 6900 o Lugano.',
    submit: 'Cerca',
    position: {
      use: 'Usa la mia posizione',
      privacy: 'La tua posizione viene inviata al nostro server solo per questa ricerca. Non viene conservata.',
      locating: 'Ricerca della posizione…',
      refused: 'Il browser non ci comunica la tua posizione. Inserisci un NPA o una località.',
      unknown: 'Non è stato possibile trovare la tua posizione. Inserisci un NPA o una località.',
      timeout: 'La ricerca della posizione ha richiesto troppo tempo. Inserisci un NPA o una località.',
    },
  },
};

const es: StoreSearchProps = {
  action: '/encontrar-una-farmacia',
  name: 'q',
  labels: {
    form: 'Buscar una farmacia',
    field: 'Código postal o localidad',
    hint: 'Por ejemplo, 28010 o Madrid.',
    submit: 'Buscar',
    position: {
      use: 'Usar mi ubicación',
      privacy: 'Tu ubicación se envía a nuestro servidor solo para esta búsqueda. No se guarda.',
      locating: 'Buscando tu ubicación…',
      refused: 'Tu navegador no nos da tu ubicación. Escribe un código postal o una localidad.',
      unknown: 'No hemos podido encontrar tu ubicación. Escribe un código postal o una localidad.',
      timeout: 'La búsqueda de tu ubicación ha tardado demasiado. Escribe un código postal o una localidad.',
    },
  },
};

export const storeSearchExamples = {
  byLanguage: { fr, nl, de, it, es },
  error: { ...de, value: '1017', error: 'Geben Sie eine deutsche Postleitzahl mit fünf Ziffern oder einen Ort ein.' },
};
