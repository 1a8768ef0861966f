import { countryLinksExamples } from '../country-links/country-links.examples.ts';
import { logoImage } from '../header/logo-image.examples.ts';
import { mainMenuExamples } from '../main-menu/main-menu.examples.ts';
import { socialLinksExamples } from '../social-links/social-links.examples.ts';
import { tonightsMoonExamples } from '../tonights-moon/tonights-moon.examples.ts';
import type { FooterProps } from './footer.tsx';

const belgianFrench: FooterProps = {
  logo: logoImage('footer', 'fr-be', 'Veralune Belgique, retour à l’accueil'),
  homeHref: '/fr',
  tagline: 'Des ferments, des vitamines et des plantes, choisis avec rigueur.',
  menu: mainMenuExamples.belgianFrench,
  contact: { label: 'Nous écrire', href: '/fr/contact' },
  legal: [
    { label: 'Mentions légales', href: '/fr/mentions-legales' },
    { label: 'Protection des données', href: '/fr/protection-des-donnees' },
    { label: 'Conditions d’utilisation', href: '/fr/conditions' },
    { label: 'Accessibilité', href: '/fr/accessibilite' },
  ],
  cookiePreferences: { label: 'Gérer mes cookies', href: '/fr/cookies' },
  wordings: {
    wordings: [
      'Chaque souche porte un nom.',
      'Des doses lisibles, sans astérisque.',
      'Chaque lot est analysé avant de partir.',
      'Des plantes dosées au milligramme.',
      'Votre pharmacien connaît nos formules.',
    ],
    labels: { carousel: 'Ce qui nous tient à cœur', pause: 'Arrêter le défilement', play: 'Reprendre le défilement' },
  },
  moon: tonightsMoonExamples.french,
  certification: { label: 'Entreprise certifiée B Corp' },
  countries: countryLinksExamples.fromBelgium,
  notes: ['© 2026 Veralune. Tous droits réservés.', 'Illustrations non contractuelles.'],
  labels: { menu: 'Plan du site', legal: 'Informations légales' },
};

const longestGerman: FooterProps = {
  ...belgianFrench,
  logo: logoImage('footer', 'de-de', 'Veralune Deutschland, zur Startseite'),
  homeHref: '/',
  tagline: 'Lebende Kulturen, Vitamine und Pflanzenextrakte, mit wissenschaftlicher Sorgfalt ausgewählt.',
  menu: mainMenuExamples.longestGerman,
  contact: { label: 'Schreiben Sie uns', href: '/kontakt' },
  newsletter: { label: 'Newsletter abonnieren', href: '/newsletter' },
  professional: { label: 'Für medizinische Fachkreise', href: 'https://pro.veralune.example/de' },
  legal: [
    { label: 'Impressum', href: '/impressum' },
    { label: 'Datenschutzerklärung', href: '/datenschutz' },
    { label: 'Allgemeine Nutzungsbedingungen', href: '/nutzungsbedingungen' },
    { label: 'Erklärung zur Barrierefreiheit', href: '/barrierefreiheit' },
  ],
  cookiePreferences: { label: 'Cookie-Einstellungen verwalten', href: '/cookies' },
  wordings: {
    wordings: [
      'Jeder Stamm hat einen Namen.',
      'Dosierungen, die man lesen kann, ohne Sternchen.',
      'Jede Charge wird vor dem Versand analysiert.',
    ],
    labels: { carousel: 'Was uns wichtig ist', pause: 'Wechsel anhalten', play: 'Wechsel fortsetzen' },
  },
  moon: tonightsMoonExamples.german,
  certification: { label: 'Zertifiziertes B-Corp-Unternehmen', href: 'https://www.bcorporation.net/' },
  notes: ['© 2026 Veralune. Alle Rechte vorbehalten.', 'Abbildungen unverbindlich.'],
  labels: { menu: 'Seitenübersicht', legal: 'Rechtliche Hinweise' },
};

const { contact: _contact, moon: _moon, certification: _mark, cookiePreferences: _cookies, ...fewest } = belgianFrench;

export const footerExamples = {
  belgianFrench,
  longestGerman: { ...longestGerman, social: socialLinksExamples.longestGerman },
  social: { ...belgianFrench, social: socialLinksExamples.french },
  fewest: {
    ...fewest,
    menu: [
      { label: 'Contatti', href: '/contatti' },
      { label: 'Aiuto', href: '/aiuto' },
    ],
  },
} satisfies Record<string, FooterProps>;
