import { accountDe } from './account/de.ts';
import type { MailWords } from './mail-words.ts';

export const de: MailWords = {
  // After a comma, the first sentence would begin with a small letter.
  greeting: 'Guten Tag!',
  signature: 'Ihr Team von Veralune',
  noReply: 'Diese Nachricht wird automatisch versandt. Bitte antworten Sie nicht darauf.',
  reference: 'Referenz',
  sentAt: 'Gesendet am',
  receivedAt: 'Eingegangen am',
  fields: {
    subject: 'Betreff',
    profile: 'Profil',
    message: 'Nachricht',
    civility: 'Anrede',
    firstname: 'Vorname',
    lastname: 'Nachname',
    email: 'E-Mail',
    phone: 'Telefon',
    address_1: 'Adresse',
    address_2: 'Adresszusatz',
    country: 'Land',
    zipcode: 'Postleitzahl',
    city: 'Ort',
    origin: 'Kennt Veralune durch',
    information: 'Möchte erhalten',
    order_number: 'Bestellnummer',
    order_date: 'Bestellt am',
    delivery_date: 'Erhalten am',
    content: 'Inhalt des Widerrufs',
  },
  civility: { ms: 'Frau', m: 'Herr' },
  profile: {
    consumer: 'Privatperson',
    family_doctor: 'Hausärztin oder Hausarzt',
    health_professional: 'Andere Gesundheitsfachperson',
    gastroenterologist: 'Gastroenterologin oder Gastroenterologe',
    fertility_professional: 'Fachperson für Fruchtbarkeit',
    pharmacist: 'Apothekerin oder Apotheker',
    abroad: 'Lebt im Ausland',
  },
  subject: {
    documentation: 'Unterlagen anfordern',
    product: 'Frage zu einem Produkt',
    account: 'Mein Konto oder meine Bestellung',
    company: 'Kontakt mit dem Unternehmen',
    restricted: 'Nur für Gesundheitsfachpersonen',
    other: 'Andere Frage',
  },
  origin: {
    MED: 'eine Ärztin oder einen Arzt',
    PHA: 'eine Apotheke',
    AMI: 'Freunde oder Familie',
    PRE: 'die Presse',
    INT: 'das Internet',
    FON: 'die Stiftung',
    AUT: 'einen anderen Weg',
  },
  information: { news: 'Neuigkeiten', advice: 'Gesundheitstipps' },
  otherCountry: 'Anderes Land',
  listSeparator: ', ',
  contactNotice: {
    title: (reference, subject) => `Kontaktanfrage ${reference}: ${subject}`,
    paragraphs: [
      'Über das Kontaktformular ist eine Anfrage eingegangen. Antworten Sie auf diese Nachricht, um der Person zu schreiben.',
    ],
  },
  contactReceipt: {
    title: (reference) => `Wir haben Ihre Anfrage ${reference} erhalten`,
    paragraphs: [
      'Vielen Dank für Ihre Nachricht. Ihre Anfrage ist bei uns eingegangen; wir antworten Ihnen so bald wie möglich.',
      'Bewahren Sie die Referenz auf: Damit finden wir Ihre Anfrage wieder.',
    ],
  },
  withdrawalNotice: {
    title: (reference) => `Widerruf ${reference}`,
    paragraphs: ['Eine Person widerruft einen Kauf. Sie hat eine Eingangsbestätigung mit demselben Inhalt erhalten.'],
  },
  withdrawalReceipt: {
    title: (reference) => `Eingangsbestätigung Ihres Widerrufs ${reference}`,
    paragraphs: [
      'Ihr Widerruf ist bei uns eingegangen. Nachfolgend finden Sie seinen Inhalt mit Datum und Uhrzeit des Eingangs.',
      'Bewahren Sie diese Nachricht auf: Sie belegt, dass Sie den Widerruf abgesandt haben. Zur Rücksendung und zur Erstattung schreiben wir Ihnen gesondert.',
    ],
  },
  newsletterConfirm: {
    title: 'Bitte bestätigen Sie Ihre Anmeldung zum Newsletter',
    paragraphs: [
      'Diese Adresse wurde für den Newsletter von Veralune angemeldet. Um ihn zu erhalten, bestätigen Sie die Anmeldung bitte innerhalb von 7 Tagen.',
    ],
    action: 'Anmeldung bestätigen',
    ignore:
      'Sie haben sich nicht angemeldet? Dann müssen Sie nichts tun: Ohne Bestätigung erhalten Sie nichts, und die Adresse wird gelöscht.',
  },
  newsletterWelcome: {
    title: 'Ihre Anmeldung zum Newsletter ist bestätigt',
    paragraphs: [
      'Vielen Dank! Ab jetzt erhalten Sie den Newsletter von Veralune. Über den Link unten können Sie sich jederzeit abmelden.',
    ],
  },
  newsletterKnown: {
    title: 'Diese Adresse ist bereits für den Newsletter angemeldet',
    paragraphs: [
      'Für diese Adresse wurde der Newsletter von Veralune erneut angefordert, obwohl sie ihn schon erhält. Sie müssen nichts tun.',
    ],
  },
  unsubscribe: 'Vom Newsletter abmelden',
  stockReminder: {
    title: (product) => `${product} ist wieder lieferbar`,
    paragraphs: (product) => [`Sie haben uns um eine Nachricht gebeten: ${product} ist wieder lieferbar.`],
    action: 'Zum Produkt',
    closing:
      'Dies ist die einzige Nachricht dazu: Ihre Adresse haben wir bereits von dieser Liste gelöscht. Haben Sie nicht darum gebeten, hat jemand die Adresse wohl versehentlich eingegeben, und Sie müssen nichts tun.',
  },
  account: accountDe,
};
