import { ContactForm } from '../../components/contact-form/examples/contact-form.tsx';
import { contactFormExamples } from '../../components/contact-form/contact-form.examples.tsx';
import type { ContactScreenProps } from './contact.tsx';

const { byLanguage: forms, ...states } = contactFormExamples;

const fr: ContactScreenProps = {
  title: 'Contactez-nous',
  intro: 'Une personne du laboratoire lit chaque message et répond sous deux jours ouvrables.',
  children: <ContactForm {...forms.fr} />,
  before: {
    title: 'Avant d’écrire',
    links: [
      { label: 'Les questions les plus posées', href: '/fr/aide' },
      { label: 'Qui peut vous conseiller ?', href: '/fr/qui-peut-vous-conseiller' },
      { label: 'Trouver une pharmacie', href: '/fr/trouver-une-pharmacie' },
    ],
  },
  details: {
    title: 'Nous joindre autrement',
    ways: [
      {
        label: 'Téléphone',
        lines: ['02 318 40 00'],
        href: 'tel:+3223184000',
        note: 'Du lundi au vendredi, de 9 h à 17 h',
      },
      { label: 'Courrier', lines: ['Veralune Belgique', 'Rue du Viaduc 12', '1340 Ottignies'] },
    ],
  },
};

const nl: ContactScreenProps = {
  title: 'Contact',
  intro: 'Iemand van het laboratorium leest elk bericht en antwoordt binnen twee werkdagen.',
  children: <ContactForm {...forms.nl} />,
  before: {
    title: 'Voor u schrijft',
    links: [
      { label: 'De meest gestelde vragen', href: '/nl/hulp' },
      { label: 'Wie kan u raad geven?', href: '/nl/wie-kan-u-raad-geven' },
      { label: 'Vind een apotheek', href: '/nl/vind-een-apotheek' },
    ],
  },
  details: {
    title: 'Ons anders bereiken',
    ways: [
      {
        label: 'Telefoon',
        lines: ['02 318 40 00'],
        href: 'tel:+3223184000',
        note: 'Van maandag tot vrijdag, van 9 tot 17 uur',
      },
      { label: 'Post', lines: ['Veralune België', 'Viaductstraat 12', '1340 Ottignies'] },
    ],
  },
};

const german: ContactScreenProps = {
  title: 'Kontakt',
  intro: 'Jede Nachricht wird im Labor gelesen. Sie erhalten innerhalb von zwei Werktagen eine Antwort.',
  before: {
    title: 'Bevor Sie schreiben',
    links: [
      { label: 'Häufige Fragen', href: '/hilfe' },
      { label: 'Wer kann Sie beraten?', href: '/wer-kann-sie-beraten' },
      { label: 'Eine Apotheke finden', href: '/apotheke-finden' },
    ],
  },
  details: {
    title: 'Andere Wege zu uns',
    ways: [
      {
        label: 'Telefon',
        lines: ['030 318 40 00'],
        href: 'tel:+49303184000',
        note: 'Montag bis Freitag, 9 bis 17 Uhr',
      },
      { label: 'Post', lines: ['Veralune Deutschland', 'Torstraße 12', '10119 Berlin'] },
    ],
  },
};

const it: ContactScreenProps = {
  title: 'Contattaci',
  intro: 'Una persona del laboratorio legge ogni messaggio e risponde entro due giorni lavorativi.',
  children: <ContactForm {...forms.it} />,
  before: {
    title: 'Prima di scrivere',
    links: [
      { label: 'Le domande più frequenti', href: '/aiuto' },
      { label: 'Chi può consigliarti?', href: '/chi-puo-consigliarti' },
    ],
  },
  details: {
    title: 'Altri modi per raggiungerci',
    ways: [
      {
        label: 'Telefono',
        lines: ['02 318 4000'],
        href: 'tel:+39023184000',
        note: 'Dal lunedì al venerdì, dalle 9 alle 17',
      },
      { label: 'Posta', lines: ['Veralune Italia', 'Via Tortona 12', '20144 Milano'] },
    ],
  },
};

const es: ContactScreenProps = {
  title: 'Contacto',
  intro: 'Una persona del laboratorio lee cada mensaje y responde en dos días laborables.',
  children: <ContactForm {...forms.es} />,
  before: {
    title: 'Antes de escribir',
    links: [
      { label: 'Las preguntas más frecuentes', href: '/ayuda' },
      { label: '¿Quién puede aconsejarte?', href: '/quien-puede-aconsejarte' },
      { label: 'Encontrar una farmacia', href: '/encontrar-una-farmacia' },
    ],
  },
  details: {
    title: 'Otras formas de contacto',
    ways: [
      { label: 'Teléfono', lines: ['913 18 40 00'], href: 'tel:+34913184000', note: 'De lunes a viernes, de 9 a 17 h' },
      { label: 'Correo postal', lines: ['Veralune España', 'Calle de Luchana 12', '28010 Madrid'] },
    ],
  },
};

export const contactExamples = {
  byLanguage: { fr, nl, de: { ...german, children: <ContactForm {...forms.de} /> }, it, es },
  invalid: { ...german, children: <ContactForm {...states.invalid} /> },
  sending: { ...german, children: <ContactForm {...states.sending} /> },
  withoutForm: german,
  failed: { ...fr, children: <ContactForm {...states.failed} /> },
};
