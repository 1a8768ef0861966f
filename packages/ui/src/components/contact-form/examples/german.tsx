import type { ContactFormProps } from './contact-form.tsx';
import { choices, required } from './market-lists.ts';

export const german: ContactFormProps = {
  state: { kind: 'ready' },
  required,
  options: {
    subject: choices(
      ['documentation', 'Unterlagen anfordern'],
      ['product', 'Information zu einem Produkt'],
      ['account', 'Mein Konto oder meine Bestellung'],
      ['company', 'Kontakt mit dem Unternehmen'],
      ['professional', 'Nur für medizinische Fachkreise'],
      ['other', 'Andere Frage'],
    ),
    profile: choices(
      ['consumer', 'Privatperson'],
      ['doctor', 'Hausärztin oder Hausarzt'],
      ['pharmacist', 'Apothekerin oder Apotheker'],
      ['gastroenterologist', 'Gastroenterologin oder Gastroenterologe'],
      ['fertility', 'Fachperson für Kinderwunschbehandlung'],
      ['other', 'Andere medizinische Fachperson'],
      ['abroad', 'Ich wohne nicht in Deutschland'],
    ),
    civility: choices(['ms', 'Frau'], ['mr', 'Herr']),
    country: [],
    origin: choices(
      ['MED', 'Meine Ärztin oder mein Arzt'],
      ['PHA', 'Meine Apotheke'],
      ['AMI', 'Freunde oder Familie'],
      ['PRE', 'Presse'],
      ['INT', 'Internet'],
      ['AUT', 'Sonstiges'],
    ),
  },
  labels: {
    request: 'Ihr Anliegen',
    person: 'Ihre Kontaktdaten',
    fields: {
      subject: 'Betreff',
      profile: 'Sie sind',
      message: 'Nachricht',
      civility: 'Anrede',
      firstname: 'Vorname',
      lastname: 'Nachname',
      email: 'E-Mail-Adresse',
      phone: 'Telefon',
      address_1: 'Straße und Hausnummer',
      address_2: 'Adresszusatz',
      zipcode: 'Postleitzahl',
      city: 'Ort',
      country: 'Land',
      origin: 'Wie sind Sie auf unsere Produkte aufmerksam geworden?',
    },
    hints: {
      message: 'Produktname und Chargennummer helfen uns bei der Antwort. Bitte keine Gesundheitsdaten angeben.',
      email: 'An diese Adresse antworten wir.',
      phone: 'Falls Sie lieber angerufen werden.',
    },
    consent: (
      <>
        Ich habe die <a href="/datenschutz">Datenschutzerklärung</a> gelesen und bin einverstanden, dass Veralune meine
        Angaben zur Bearbeitung meines Anliegens verwendet.
      </>
    ),
    choose: 'Bitte wählen',
    requiredNote: 'Felder mit einem Stern sind Pflichtfelder.',
    submit: 'Anfrage senden',
  },
  protection: (
    <>
      Dieses Formular ist durch reCAPTCHA geschützt; es gelten die{' '}
      <a href="https://policies.google.com/privacy">Datenschutzerklärung</a> und die{' '}
      <a href="https://policies.google.com/terms">Nutzungsbedingungen</a> von Google.
    </>
  ),
};
