import { accountNl } from './account/nl.ts';
import type { MailWords } from './mail-words.ts';

export const nl: MailWords = {
  greeting: 'Goedendag,',
  signature: 'Het team van Veralune',
  noReply: 'Dit bericht wordt automatisch verstuurd. Gelieve er niet op te antwoorden.',
  reference: 'Referentie',
  sentAt: 'Verzonden op',
  receivedAt: 'Ontvangen op',
  fields: {
    subject: 'Onderwerp',
    profile: 'Profiel',
    message: 'Bericht',
    civility: 'Aanspreking',
    firstname: 'Voornaam',
    lastname: 'Naam',
    email: 'E-mail',
    phone: 'Telefoon',
    address_1: 'Adres',
    address_2: 'Extra adresregel',
    country: 'Land',
    zipcode: 'Postcode',
    city: 'Gemeente',
    origin: 'Kent Veralune via',
    information: 'Ontvangt graag',
    order_number: 'Bestelnummer',
    order_date: 'Besteld op',
    delivery_date: 'Ontvangen op',
    content: 'Inhoud van de herroeping',
  },
  civility: { ms: 'Mevrouw', m: 'Meneer' },
  profile: {
    consumer: 'Particulier',
    family_doctor: 'Huisarts',
    health_professional: 'Andere zorgverlener',
    gastroenterologist: 'Gastro-enteroloog',
    fertility_professional: 'Zorgverlener gespecialiseerd in vruchtbaarheid',
    pharmacist: 'Apotheker',
    abroad: 'Woont in het buitenland',
  },
  subject: {
    documentation: 'Aanvraag van documentatie',
    product: 'Informatie over een product',
    account: 'Mijn account of mijn bestelling',
    company: 'Contact met het bedrijf',
    restricted: 'Voorbehouden aan zorgverleners',
    other: 'Andere vraag',
  },
  origin: {
    MED: 'de arts',
    PHA: 'de apotheker',
    AMI: 'een vriend of familielid',
    PRE: 'de pers',
    INT: 'het internet',
    FON: 'de stichting',
    AUT: 'een andere weg',
  },
  information: { news: 'nieuws', advice: 'gezondheidstips' },
  otherCountry: 'Ander land',
  listSeparator: ', ',
  contactNotice: {
    title: (reference, subject) => `Contactaanvraag ${reference}: ${subject}`,
    paragraphs: ['Iemand heeft het contactformulier ingevuld. Antwoord op dit bericht om die persoon te schrijven.'],
  },
  contactReceipt: {
    title: (reference) => `Wij hebben uw vraag ${reference} goed ontvangen`,
    paragraphs: [
      'Bedankt voor uw bericht. Wij hebben het goed ontvangen en antwoorden u zo snel mogelijk.',
      'Bewaar de onderstaande referentie: daarmee vinden wij uw vraag terug.',
    ],
  },
  withdrawalNotice: {
    title: (reference) => `Herroeping ${reference}`,
    paragraphs: [
      'Iemand herroept een aankoop. Die persoon heeft een ontvangstbevestiging met dezelfde inhoud gekregen.',
    ],
  },
  withdrawalReceipt: {
    title: (reference) => `Ontvangstbevestiging van uw herroeping ${reference}`,
    paragraphs: [
      'Wij hebben uw herroeping goed ontvangen. Hieronder vindt u de inhoud ervan, met de datum en het uur van ontvangst.',
      'Bewaar dit bericht: het bewijst dat u de herroeping hebt verstuurd. Daarna schrijven wij u over de terugzending en de terugbetaling.',
    ],
  },
  newsletterConfirm: {
    title: 'Bevestig uw inschrijving op de nieuwsbrief',
    paragraphs: [
      'Dit adres werd ingeschreven op de nieuwsbrief van Veralune. Om hem te ontvangen, bevestigt u uw inschrijving binnen 7 dagen.',
    ],
    action: 'Mijn inschrijving bevestigen',
    ignore:
      'Hebt u dit niet gevraagd? Dan hoeft u niets te doen: zonder bevestiging ontvangt u niets en wordt het adres gewist.',
  },
  newsletterWelcome: {
    title: 'Uw inschrijving op de nieuwsbrief is bevestigd',
    paragraphs: [
      'Bedankt! Voortaan ontvangt u de nieuwsbrief van Veralune. Met de link hieronder kunt u zich op elk moment uitschrijven.',
    ],
  },
  newsletterKnown: {
    title: 'Dit adres is al ingeschreven op de nieuwsbrief',
    paragraphs: [
      'Er werd een nieuwe inschrijving op de nieuwsbrief van Veralune gevraagd voor dit adres, dat hem al ontvangt. U hoeft niets te doen.',
    ],
  },
  unsubscribe: 'Uitschrijven voor de nieuwsbrief',
  stockReminder: {
    title: (product) => `${product} is weer op voorraad`,
    paragraphs: (product) => [`U vroeg ons u te verwittigen: ${product} is weer op voorraad.`],
    action: 'Het product bekijken',
    closing:
      'Dit is het enige bericht dat u hierover krijgt: uw adres is al van deze lijst gewist. Hebt u niets gevraagd? Dan heeft iemand het wellicht per vergissing ingevuld en hoeft u niets te doen.',
  },
  account: accountNl,
};
