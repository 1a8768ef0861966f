import { storeSearchExamples } from '../../components/store-search/store-search.examples.ts';
import type { WhoCanGiveYouAdviceScreenProps } from './who-can-give-you-advice.tsx';

const { byLanguage: forms } = storeSearchExamples;

const fr: WhoCanGiveYouAdviceScreenProps = {
  title: 'Qui peut vous conseiller ?',
  intro: 'Un complément se choisit avec quelqu’un qui connaît votre situation. Voici à qui demander quoi.',
  knowMore: { label: 'En savoir plus sur le conseil', href: 'https://advice.veralune.example/be' },
  advisors: [
    {
      id: 'pharmacist',
      title: 'Votre pharmacien',
      text: 'Il connaît les médicaments que vous prenez et voit ce qui va ensemble. Vous pouvez entrer sans rendez-vous.',
      questions: [
        'Est-ce que cela va avec mes médicaments ?',
        'À quel moment de la journée, et pendant combien de temps ?',
        'Y a-t-il une forme plus facile à avaler ?',
      ],
      link: { label: 'Trouver une pharmacie', href: '/fr/trouver-une-pharmacie' },
    },
    {
      id: 'doctor',
      title: 'Votre médecin',
      text: 'Parlez-lui d’abord si vous êtes enceinte, si vous allaitez, si vous suivez un traitement ou si une gêne dure.',
      questions: ['Une prise de sang est-elle utile avant de commencer ?', 'Dois-je arrêter avant une opération ?'],
    },
    {
      id: 'laboratory',
      title: 'Le laboratoire',
      text: 'Nous répondons sur nos produits : composition, origine, lots. Nous ne posons pas de diagnostic.',
      questions: ['D’où vient cette souche ?', 'Que contient exactement une gélule ?'],
      ways: [
        { label: 'Téléphone', lines: ['02 318 40 00'], href: 'tel:+3223184000', note: 'Du lundi au vendredi' },
        { label: 'Adresse', lines: ['Veralune Belgique', 'Rue du Viaduc 12', '1340 Ottignies'] },
      ],
      link: { label: 'Nous écrire', href: '/fr/contactez-nous' },
    },
  ],
  search: { title: 'Près de chez vous', text: 'Les pharmacies qui connaissent nos produits.', form: forms.fr },
};

const nl: WhoCanGiveYouAdviceScreenProps = {
  title: 'Wie kan u raad geven?',
  intro: 'Een supplement kiest u best met iemand die uw situatie kent. Zo weet u wie u wat kunt vragen.',
  advisors: [
    {
      id: 'pharmacist',
      title: 'Uw apotheker',
      text: 'Die kent uw geneesmiddelen en ziet wat samengaat. U kunt er zonder afspraak terecht.',
      questions: [
        'Gaat dit samen met mijn geneesmiddelen?',
        'Wanneer op de dag neem ik het in, en hoelang?',
        'Bestaat er een vorm die makkelijker te slikken is?',
      ],
      link: { label: 'Vind een apotheek', href: '/nl/vind-een-apotheek' },
    },
    {
      id: 'doctor',
      title: 'Uw arts',
      text: 'Praat eerst met uw arts als u zwanger bent, borstvoeding geeft, in behandeling bent of als een klacht aanhoudt.',
      questions: ['Is een bloedonderzoek vooraf nuttig?', 'Moet ik stoppen voor een operatie?'],
    },
    {
      id: 'laboratory',
      title: 'Het laboratorium',
      text: 'Wij beantwoorden vragen over onze producten: samenstelling, herkomst, loten. Een diagnose stellen wij niet.',
      questions: ['Waar komt deze stam vandaan?', 'Wat zit er precies in een capsule?'],
      link: { label: 'Schrijf ons', href: '/nl/contact' },
    },
  ],
  search: { title: 'In uw buurt', text: 'Apotheken die onze producten kennen.', form: forms.nl },
};

const de: WhoCanGiveYouAdviceScreenProps = {
  title: 'Wer kann Sie beraten?',
  intro:
    'Nahrungsergänzung wählt man am besten mit jemandem, der die eigene Situation kennt. Hier steht, wen Sie was fragen können.',
  advisors: [
    {
      id: 'pharmacist',
      title: 'Ihre Apotheke',
      text: 'Sie kennt Ihre Medikamente und sieht, was zusammenpasst. Einen Termin brauchen Sie nicht.',
      questions: [
        'Verträgt sich das mit meinen Medikamenten?',
        'Zu welcher Tageszeit nehme ich es ein, und wie lange?',
        'Gibt es eine Form, die sich leichter schlucken lässt?',
      ],
      link: { label: 'Eine Apotheke finden', href: '/apotheke-finden' },
    },
    {
      id: 'doctor',
      title: 'Ihre Ärztin, Ihr Arzt',
      text: 'Fragen Sie dort zuerst, wenn Sie schwanger sind, stillen, in Behandlung sind oder Beschwerden anhalten.',
      questions: ['Ist vorher eine Blutuntersuchung sinnvoll?', 'Muss ich vor einer Operation pausieren?'],
    },
    {
      id: 'laboratory',
      title: 'Das Labor',
      text: 'Wir geben Auskunft zu unseren Produkten: Zusammensetzung, Herkunft, Chargen. Diagnosen stellen wir nicht.',
      questions: ['Woher stammt dieser Bakterienstamm?', 'Was genau enthält eine Kapsel?'],
      link: { label: 'Uns schreiben', href: '/kontakt' },
    },
  ],
  search: { title: 'In Ihrer Nähe', text: 'Apotheken, die unsere Produkte kennen.', form: forms.de },
};

const it: WhoCanGiveYouAdviceScreenProps = {
  title: 'Chi può consigliarti?',
  intro: 'Un integratore si sceglie con chi conosce la tua situazione. Ecco a chi chiedere che cosa.',
  advisors: [
    {
      id: 'pharmacist',
      title: 'Il tuo farmacista',
      text: 'Conosce i farmaci che prendi e vede che cosa va d’accordo. Puoi entrare senza appuntamento.',
      questions: [
        'Va d’accordo con i miei farmaci?',
        'In quale momento della giornata, e per quanto tempo?',
        'Esiste una forma più facile da deglutire?',
      ],
    },
    {
      id: 'doctor',
      title: 'Il tuo medico',
      text: 'Parlane prima con il medico se sei in gravidanza, se allatti, se segui una terapia o se un disturbo persiste.',
      questions: ['È utile un esame del sangue prima di iniziare?', 'Devo smettere prima di un intervento?'],
    },
    {
      id: 'laboratory',
      title: 'Il laboratorio',
      text: 'Rispondiamo sui nostri prodotti: composizione, origine, lotti. Non facciamo diagnosi.',
      questions: ['Da dove viene questo ceppo?', 'Che cosa contiene esattamente una capsula?'],
      link: { label: 'Scrivici', href: '/contatti' },
    },
  ],
};

const es: WhoCanGiveYouAdviceScreenProps = {
  title: '¿Quién puede aconsejarte?',
  intro: 'Un complemento se elige con alguien que conoce tu situación. Aquí tienes a quién preguntar qué.',
  advisors: [
    {
      id: 'pharmacist',
      title: 'Tu farmacéutico',
      text: 'Conoce los medicamentos que tomas y ve qué combina bien. Puedes entrar sin cita.',
      questions: [
        '¿Es compatible con mis medicamentos?',
        '¿En qué momento del día lo tomo y durante cuánto tiempo?',
        '¿Hay un formato más fácil de tragar?',
      ],
      link: { label: 'Encontrar una farmacia', href: '/encontrar-una-farmacia' },
    },
    {
      id: 'doctor',
      title: 'Tu médico',
      text: 'Habla antes con él si estás embarazada, das el pecho, sigues un tratamiento o una molestia no cesa.',
      questions: ['¿Conviene un análisis de sangre antes de empezar?', '¿Debo dejarlo antes de una operación?'],
    },
    {
      id: 'laboratory',
      title: 'El laboratorio',
      text: 'Respondemos sobre nuestros productos: composición, origen, lotes. No hacemos diagnósticos.',
      questions: ['¿De dónde viene esta cepa?', '¿Qué contiene exactamente una cápsula?'],
      link: { label: 'Escríbenos', href: '/contacto' },
    },
  ],
  search: { title: 'Cerca de ti', text: 'Las farmacias que conocen nuestros productos.', form: forms.es },
};

export const whoCanGiveYouAdviceExamples = {
  byLanguage: { fr, nl, de, it, es },
  withoutStores: {
    ...it,
    callOut: {
      title: 'Non sai da dove cominciare?',
      text: 'Scrivici: ti diremo chi può risponderti.',
      link: { label: 'Contattaci', href: '/contatti' },
    },
  },
} satisfies {
  byLanguage: Record<string, WhoCanGiveYouAdviceScreenProps>;
  withoutStores: WhoCanGiveYouAdviceScreenProps;
};
